/** The judge as tools for language models, by the Model Context Protocol. */
export type { Desk } from './desk.js';
export { makeMcpServer } from './server.js';
export { serveStdio } from './stdio.js';
