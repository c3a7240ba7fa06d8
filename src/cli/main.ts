#!/usr/bin/env node
import module from 'node:module';

// Node 22 and newer keep what they have compiled, in their own folder: a third of a start. Before everything else is loaded
(module as { enableCompileCache?(): void }).enableCompileCache?.();
const { runProcess } = await import('./run-process.js');
await runProcess(process);
