import { startTestOrigin } from '../testing/ask-origin.ts';
import { describeMainApi } from './main-api.contract.ts';

describeMainApi('PGlite', () => startTestOrigin({ inMemory: true }));
