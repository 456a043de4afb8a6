import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface Hook {
  readonly body: string;
  readonly signature: string;
}

export interface ReadHook {
  /** Null: anything may have changed. */
  readonly id: string | null;
  readonly isRemoval: boolean;
}

/** Seconds between the clocks of the two servers. */
const window = 300;

const partsOf = (signature: string): ReadonlyMap<string, string> =>
  new Map(
    signature.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=', 2);
      return [name, value] as const;
    }),
  );

const isSame = (given: string, made: string): boolean =>
  given.length === made.length && timingSafeEqual(Buffer.from(given), Buffer.from(made));

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** `t=SECONDS,v1=HMAC`: the plugin signs the time, a dot and the body. `now` is in unix seconds. */
export const isSigned = ({ body, signature }: Hook, secret: string, now: number): boolean => {
  const parts = partsOf(signature);
  const at = parts.get('t') ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(now - Number(at)) > window) return false;
  return isSame(parts.get('v1') ?? '', hmac(secret, `${at}.${body}`));
};

const id = z.union([z.string().min(1).max(100), z.number().int().positive().transform(String)]);
const own = z.object({ id, event: z.string().max(40) });
const removals = new Set(['trash', 'delete', 'hide']);

/** Reads the post's id from a webhook. Anything unknown means that something has changed. */
export const readHook = (body: string): ReadHook => {
  let given: unknown = null;
  try {
    given = JSON.parse(body);
  } catch {
    // It is signed: something has changed.
  }
  const read = own.safeParse(given);
  return read.success ? { id: read.data.id, isRemoval: removals.has(read.data.event) } : { id: null, isRemoval: false };
};
