import type { CheckReport } from './check-words.ts';
import { readable } from '../../terminal/readable.ts';

/** A hash in a description would start a directive. */
const description = (url: string): string => readable(url).replace(/[\\#]/g, '\\$&');

const yaml = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

/** TAP version 14. */
export const checkTap = ({ checked, open, failureOf }: CheckReport): string => {
  const lines = checked.map((one, index) => {
    const failure = failureOf(one);
    const point = `${index + 1} - ${description(one.expectation.url)}\n`;
    return failure === null
      ? `ok ${point}`
      : `not ok ${point}  ---\n  message: ${JSON.stringify(failure.message)}\n  trail: |\n${yaml(failure.trail)}\n  ...\n`;
  });
  return `TAP version 14\n1..${checked.length}\n${lines.join('')}${open === null ? '' : `Bail out! ${open}\n`}`;
};
