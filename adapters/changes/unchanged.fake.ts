import { createChangeRecord } from './change-record.ts';
import { createMakeCurrent } from './make-current.ts';

/** What pages are made with where nothing ever changes, until a test says so. */
export const unchanged = () => {
  const record = createChangeRecord();
  return { record, makeCurrent: createMakeCurrent({ record, time: { wait: async () => undefined } }) };
};
