import { serveAsWorker } from '#adapters/origin/process/serve-as-worker.ts';
import { findUnshown } from '../wiring/find-unshown.ts';
import { sampleNewspaper } from '../wiring/sample-newspaper.ts';

serveAsWorker(sampleNewspaper, findUnshown);
