import { STATUS_CODES } from 'node:http';
import type { Time } from '#adapters/time/time.ts';
import type { Variant } from '../responses/cached-page.ts';
import { status } from '../responses/status.ts';

/** Maximum number and size (bytes) of ready responses. */
const maxReady = 128;
const maxReadyBytes = 65_536;

const textOf = (head: readonly string[]): string => {
  let text = '';
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${head[at + 1]}\r\n`;
  return text;
};

interface Ready {
  readonly date: string;
  readonly more: string;
  readonly bytes: Buffer;
}

/** Builds whole responses exactly as Node writes them. Reuses each while its `Date` is current. */
export const createHitBytes = (keepAliveTimeout: number, time: Pick<Time, 'now'>) => {
  const ending = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n\r\n`;
  let ready = new Map<Variant, Ready>();
  let [second, date] = [0, ''];
  const dateNow = (): string => {
    const now = Math.floor(time.now() / 1000);
    if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
    return date;
  };
  const headOf = (code: number, head: readonly string[], more: readonly string[]): string =>
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${textOf(head)}${textOf(more)}Date: ${dateNow()}\r\n${ending}`;
  const keep = (variant: Variant, made: Ready): void => {
    if (made.bytes.length > maxReadyBytes) return;
    if (ready.size >= maxReady) ready = new Map();
    ready.set(variant, made);
  };
  return {
    notModified: (head: readonly string[], more: readonly string[]): Buffer =>
      Buffer.from(headOf(status.notModified, head, more), 'latin1'),
    page: (variant: Variant, more: readonly string[]): Buffer => {
      const [known, extra] = [ready.get(variant), more.length === 0 ? '' : more.join('\n')];
      if (known !== undefined && known.date === dateNow() && known.more === extra) return known.bytes;
      const head = Buffer.from(headOf(status.ok, variant.head, more), 'latin1');
      const bytes = Buffer.concat([head, variant.bytes]);
      keep(variant, { date, more: extra, bytes });
      return bytes;
    },
  };
};
