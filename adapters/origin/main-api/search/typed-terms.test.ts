import { startTestOrigin } from '../../testing/ask-origin.ts';
import { describeTypedTerms } from './typed-terms.contract.ts';

describeTypedTerms('PGlite', (content) => startTestOrigin({ inMemory: true }, content));
