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

/** `made` is hexadecimal. Buffers of other lengths cannot be compared, and letters with accents take two bytes. */
export const isSame = (given: string, made: string): boolean =>
  /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(made));

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/**
 * `t=SECONDS,v1=HMAC` of our plugin, which signs the time, a dot and the body; `sha256=HMAC, t=MILLISECONDS` of Ghost,
 * which signs the body and the time. `now` is in unix seconds. Gives the delivery's own mark, however its header is
 * spelled; null when it is not valid.
 */
export const markOf = ({ body, signature }: Hook, secret: string, now: number): string | null => {
  const parts = partsOf(signature);
  const [at = '', ofGhost] = [parts.get('t'), parts.get('sha256')];
  if (!/^\d{1,15}$/.test(at)) return null;
  const seconds = ofGhost === undefined ? Number(at) : Number(at) / 1000;
  if (Math.abs(now - seconds) > window) return null;
  const made = hmac(secret, ofGhost === undefined ? `${at}.${body}` : `${body}${at}`);
  return isSame(ofGhost ?? parts.get('v1') ?? '', made) ? `${at} ${made}` : null;
};

const id = z.union([z.string().min(1).max(100), z.number().int().positive().transform(String)]);
const own = z.object({ id, event: z.string().max(40) });
const ofGhost = z.object({
  event: z.string().regex(/^post\./),
  post: z.object({ current: z.object({ id: id.optional() }), previous: z.object({ id: id.optional() }) }),
});
const removals = new Set(['trash', 'delete', 'hide', 'post.unpublished', 'post.deleted']);

/** Reads the post's id from a webhook. Anything unknown means that something has changed. */
export const readHook = (body: string): ReadHook => {
  let given: unknown = null;
  try {
    given = JSON.parse(body);
  } catch {
    // It is signed: something has changed.
  }
  const [read, ghost] = [own.safeParse(given), ofGhost.safeParse(given)];
  if (read.success) return { id: read.data.id, isRemoval: removals.has(read.data.event) };
  // A deleted post is only in `previous`. Tags, users and the rest change no post of their own.
  const post = ghost.data?.post.current.id ?? ghost.data?.post.previous.id ?? null;
  return { id: post, isRemoval: post !== null && removals.has(ghost.data?.event ?? '') };
};
