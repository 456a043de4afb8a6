import { type MovedLabels, readMovedLabels } from '../../content/moved-labels.ts';
import type { ApiContext } from '../context/api-context.ts';

/** Read once after each edit. */
export const movedLabels = ({ db, keep }: ApiContext): Promise<MovedLabels> =>
  keep('moved-labels', () => readMovedLabels(db));
