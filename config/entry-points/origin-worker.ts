import { findLosses } from '#adapters/main-api/body/find-losses.ts';
import { serveAsWorker } from '#adapters/origin/process/serve-as-worker.ts';
import { embeds } from '../settings/embeds.ts';
import { sampleNewspaper } from '../wiring/sample-newspaper.ts';

serveAsWorker(sampleNewspaper, findLosses(embeds));
