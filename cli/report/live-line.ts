import type { VerifyMessages } from '../messages/rules/verify-messages.ts';
import type { Compared } from '../live/compare-live.ts';
import { readable } from '../terminal/readable.ts';
import type { Paint } from './paint.ts';

const words = (status: string, location: string | null): string =>
  location === null ? status : `${status} → ${readable(location)}`;

export const liveLine = (
  { url, predicted, answer, location }: Compared,
  verify: VerifyMessages,
  paint: Paint,
): string => {
  const wanted = words(predicted.status === null ? verify.anyStatus : String(predicted.status), predicted.location);
  const found = answer.kind === 'silent' ? verify.silent(answer.code) : words(String(answer.status), location);
  return `✗ ${paint.strong(readable(url))}\n  ${verify.predicted}: ${wanted}\n  ${verify.answered}: ${found}\n`;
};
