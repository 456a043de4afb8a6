import type { Messages } from '../../messages/messages.ts';
import type { Paint } from '../paint.ts';
import type { CheckReport } from './check-words.ts';

const indented = (text: string): string => text.trimEnd().replace(/^/gm, '  ');

export const checkTable = (
  { checked, bad, open, failureOf }: CheckReport,
  { messages: { verify }, paint }: { readonly messages: Pick<Messages, 'verify'>; readonly paint: Paint },
): string => {
  const failures = checked.flatMap((one) => {
    const failure = failureOf(one);
    return failure === null
      ? []
      : [`✗ ${paint.strong(verify.line(one.line))}  ${failure.message}\n${indented(failure.trail)}\n\n`];
  });
  return `${open === null ? '' : `${paint.strong(open)}\n`}${failures.join('')}${verify.checkEnd(checked.length, failures.length, bad.length)}\n`;
};
