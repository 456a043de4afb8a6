import type { Donations } from '#core/addresses/judge-address.ts';
import type { Verdict } from '#core/addresses/judge-address.ts';
import { type TypedAddress, readAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import type { Mismatch } from './compare.ts';
import { mismatches } from './compare.ts';
import type { Expectation } from './expectation.ts';
import { isSilentLine, readExpectation } from './read-expectation.ts';

export interface Checked {
  readonly line: number;
  readonly expectation: Expectation;
  readonly address: TypedAddress;
  readonly verdict: Verdict;
  readonly wrong: readonly Mismatch[];
}

export interface CheckResult {
  readonly checked: readonly Checked[];
  readonly bad: readonly number[];
}

export const checkLines = async (
  lines: AsyncIterable<string>,
  { book }: Installation,
  host: string,
  donations: Donations,
): Promise<CheckResult> => {
  const checked: Checked[] = [];
  const bad: number[] = [];
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (isSilentLine(text)) continue;
    const expectation = readExpectation(text);
    if (expectation === null) {
      bad.push(line);
      continue;
    }
    const address = readAddress(expectation.url, host);
    const verdict = book.judge(address, donations);
    checked.push({ line, expectation, address, verdict, wrong: mismatches(expectation, address, verdict) });
  }
  return { checked, bad };
};
