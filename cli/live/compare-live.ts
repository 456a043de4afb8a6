import { isOwnPath } from '#core/app-shell/app-mode.ts';
import type { Donations } from '#core/addresses/judge-address.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';
import { leadsTo, resolved, statusOf } from '../expectations/compare.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import type { Answer } from './ask-origin.ts';

/** A null status allows any except redirects and failures, because it depends on content. */
export interface Prediction {
  readonly status: number | null;
  readonly location: string | null;
}

export interface Compared {
  readonly url: string;
  readonly predicted: Prediction;
  readonly answer: Answer;
  readonly location: string | null;
  readonly ok: boolean;
}

/** Encodes blanks and control characters, which a request line cannot contain. */
const sendable = (text: string): string =>
  asciiPath(text).replace(
    /[\0-\x20\x7f]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

export const sendableAddress = (url: string, host: string): TypedAddress => {
  const address = readAddress(url, host);
  return { ...address, path: sendable(address.path), query: sendable(address.query) };
};

export const predict = ({ book }: Installation, address: TypedAddress, donations: Donations): Prediction => {
  const verdict = book.judge(address, donations);
  return { status: verdict.outcome === 'resource' ? null : statusOf(verdict), location: leadsTo(verdict, address) };
};

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

export const compareLive = (url: string, address: TypedAddress, predicted: Prediction, answer: Answer): Compared => {
  if (answer.kind === 'silent') return { url, predicted, answer, location: null, ok: false };
  const { status } = answer;
  const sent = isRedirect(status) ? answer.location : null;
  const location =
    sent === null || isOwnPath(sent) || /^https?:\/\//i.test(sent) ? sent && resolved(sent, address.origin) : sent;
  const fits = predicted.status === null ? !isRedirect(status) && status < 500 : status === predicted.status;
  return { url, predicted, answer, location, ok: fits && location === predicted.location };
};
