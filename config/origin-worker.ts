import { serveAsWorker } from '#adapters/origin/serve-as-worker.ts';
import { sampleNewspaper } from './sample-newspaper.ts';

serveAsWorker(sampleNewspaper);
