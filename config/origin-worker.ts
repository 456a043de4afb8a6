import { serveAsWorker } from '#adapters/origin/serve-as-worker.ts';
import { findUnshown } from './find-unshown.ts';
import { sampleNewspaper } from './sample-newspaper.ts';

serveAsWorker(sampleNewspaper, findUnshown);
