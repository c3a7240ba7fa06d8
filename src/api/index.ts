/** The HTTP service: routes translate, rooms decide. */
export { type AppSettings, buildApp } from './app.js';
export { type Config, DEFAULTS, parseConfig, type ServiceOptions } from './config.js';
export { makeProblemDetails, type ProblemDetails } from './problem.js';
export { type Loaded, makeReload } from './reload.js';
export { type RunningServer, startServer } from './server.js';
export { type Material, makeSnapshot, makeState, type Snapshot, type State } from './state.js';
