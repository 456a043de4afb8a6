import { parentPort, workerData } from 'node:worker_threads';
import { readInThread } from '#cli/jobs/read-in-thread.ts';
import { threadIo } from '#cli/terminal/terminal.ts';
import { cliNeeds } from '../wiring/command-line-needs.ts';

const end = new AbortController();
parentPort?.once('message', () => end.abort());
const needs = { ...cliNeeds, serveOrigin: async () => null };
parentPort?.postMessage(await readInThread(needs, threadIo(), workerData, end.signal));
