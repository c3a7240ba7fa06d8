/** The judge as tools for language models, by the Model Context Protocol. */
export { makeMcpServer } from './server.js';
export { serveStdio } from './stdio.js';
