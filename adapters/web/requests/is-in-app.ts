import type { IncomingMessage } from 'node:http';
import { isAppMode } from '#core/app-shell/app-mode.ts';

/** The app identifies itself in every URL it opens (R37, R50). */
export const isInApp = ({ url = '' }: IncomingMessage): boolean => {
  const question = url.indexOf('?');
  return question >= 0 && isAppMode(url.slice(question + 1));
};
