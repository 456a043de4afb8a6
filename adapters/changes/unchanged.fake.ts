import { createChangeRecord } from './change-record.ts';
import { createMakeCurrent } from './make-current.ts';

export const unchanged = () => {
  const record = createChangeRecord();
  return { record, makeCurrent: createMakeCurrent({ record, time: { wait: async () => undefined } }) };
};
