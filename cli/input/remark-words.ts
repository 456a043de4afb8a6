import type { RemarkWords } from '../report/remarks.ts';
import type { Tools } from './command.ts';

/** What stands around the remarks of a command; `end` counts them. */
export const remarkWords = (
  { messages: { verify, commands } }: Tools,
  command: 'lint' | 'diff' | 'coverage',
  end: string,
): RemarkWords => ({
  title: commands[command],
  head: [verify.columns.finding, verify.columns.about, verify.columns.place, verify.columns.what],
  end,
});
