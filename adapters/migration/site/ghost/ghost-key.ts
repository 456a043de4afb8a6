import { createHmac } from 'node:crypto';

const adminKey = /^([0-9a-f]{24}):([0-9a-f]{64})$/;
const contentKey = /^[0-9a-f]{26}$/;

export type GhostKey =
  | { readonly api: 'admin'; readonly id: string; readonly secret: Buffer }
  | { readonly api: 'content'; readonly key: string };

export const readGhostKey = (text: string): GhostKey | null => {
  const [, id, secret] = adminKey.exec(text) ?? [];
  if (id !== undefined && secret !== undefined) return { api: 'admin', id, secret: Buffer.from(secret, 'hex') };
  return contentKey.test(text) ? { api: 'content', key: text } : null;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the Admin API. Ghost takes none that lives longer than five minutes. `now` is in unix milliseconds. */
export const ghostToken = ({ id, secret }: Extract<GhostKey, { readonly api: 'admin' }>, now: number): string => {
  const iat = Math.floor(now / 1000);
  const text = `${encode({ alg: 'HS256', typ: 'JWT', kid: id })}.${encode({ iat, exp: iat + 240, aud: '/admin/' })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
