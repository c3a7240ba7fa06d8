import { render } from 'preact';
import { App } from './app.js';

const place = document.getElementById('page') as HTMLElement;
place.replaceChildren();
render(<App />, place);
