import type { Mismatch } from '../../expectations/compare.ts';
import type { Checked } from '../../expectations/check-lines.ts';
import type { Messages } from '../../messages/messages.ts';
import { readable } from '../../terminal/readable.ts';

const mismatchWords = ({ field, wanted, found }: Mismatch, { verify }: Messages): string =>
  verify.mismatch(verify.fields[field], readable(wanted), readable(found ?? verify.nothing));

export const wrongWords = ({ wrong }: Checked, messages: Messages): string =>
  wrong.map((mismatch) => mismatchWords(mismatch, messages)).join('; ');

export interface Failure {
  readonly message: string;
  readonly trail: string;
}

export interface CheckReport {
  readonly checked: readonly Checked[];
  readonly bad: readonly number[];
  readonly open: string | null;
  readonly failureOf: (checked: Checked) => Failure | null;
  readonly file: string | null;
}
