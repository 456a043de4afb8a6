import type { Mismatch } from '../../expectations/compare.ts';
import type { Checked } from '../../expectations/check-lines.ts';
import type { Messages } from '../../messages/messages.ts';
import { readable } from '../../terminal/readable.ts';

const mismatchWords = ({ field, wanted, found }: Mismatch, { verify }: Messages): string =>
  verify.mismatch(verify.fields[field], readable(wanted), readable(found ?? verify.nothing));

/** All that is not as expected, in a sentence. */
export const wrongWords = ({ wrong }: Checked, messages: Messages): string =>
  wrong.map((mismatch) => mismatchWords(mismatch, messages)).join('; ');

/** A mismatch and the whole trail of its address. */
export interface Failure {
  readonly message: string;
  readonly trail: string;
}

/** What the reports need of a check: its failures by place, and the name of the file. */
export interface CheckReport {
  readonly checked: readonly Checked[];
  readonly bad: readonly number[];
  /** Why what was met reassures nobody; null where all of it was judged. */
  readonly open: string | null;
  /** Of one that was not met; null of the others. */
  readonly failureOf: (checked: Checked) => Failure | null;
  /** Null for standard input. */
  readonly file: string | null;
}
