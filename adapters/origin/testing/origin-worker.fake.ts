import { findsNothing } from '../newsroom/file/unshown.ts';
import { serveAsWorker } from '../serve-as-worker.ts';
import { noSample } from './no-sample.ts';

serveAsWorker(noSample, findsNothing);
