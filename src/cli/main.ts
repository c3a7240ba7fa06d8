import { runProcess } from './run-process.js';

// not awaited: the program is built as CommonJS, which cannot
void runProcess(process);
