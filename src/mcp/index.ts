/** The judge as tools for language models, by the Model Context Protocol. */
export { answerMcp } from './http.js';
export { makeMcpServer } from './server.js';
export { serveStdio } from './stdio.js';
