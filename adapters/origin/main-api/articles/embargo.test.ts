import { startTestOrigin } from '../../testing/ask-origin.ts';
import { hiddenContent } from '../../testing/hidden-content.ts';
import { describeEmbargo } from './embargo.contract.ts';

describeEmbargo('PGlite', (clock) => startTestOrigin({ inMemory: true }, hiddenContent, clock));
