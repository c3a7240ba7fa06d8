/** The judge as tools for language models, by the Model Context Protocol. */
export { answerMcp, serveStdio } from './serve.js';
export { makeMcpServer } from './server.js';
