import t from 'tap';
import { findBrowser, NO_BROWSER } from '../../scripts/find-browser.mjs';
import { runRoom } from '../support/room.js';

if (await findBrowser()) await runRoom(import.meta.url);
else t.pass('the page in a browser', { skip: NO_BROWSER });
