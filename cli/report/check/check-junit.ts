import { escapeMarkup } from '../escape-markup.ts';
import type { CheckReport } from './check-words.ts';

export const checkJunit = ({ checked, open: notJudged, failureOf, file }: CheckReport): string => {
  let failures = 0;
  const cases = checked.map((one) => {
    const failure = failureOf(one);
    const open = `    <testcase classname="check" name="${escapeMarkup(one.expectation.url)}"`;
    if (failure === null) return `${open}/>\n`;
    failures += 1;
    return `${open}>\n      <failure message="${escapeMarkup(failure.message)}">${escapeMarkup(failure.trail)}</failure>\n    </testcase>\n`;
  });
  if (notJudged !== null) {
    failures += 1;
    cases.push(
      `    <testcase classname="check" name="judged">\n      <failure message="${escapeMarkup(notJudged)}"/>\n    </testcase>\n`,
    );
  }
  const head = `name="${escapeMarkup(file ?? 'check')}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite ${head}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
};
