import { findsNothing } from '../newsroom/context/unshown.ts';
import { serveAsWorker } from '../process/serve-as-worker.ts';
import { noSample } from './no-sample.ts';

serveAsWorker(noSample, findsNothing);
