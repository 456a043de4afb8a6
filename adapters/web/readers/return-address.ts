import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#core/ports/clock.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { type RequestedPath, requestedPathSeconds, takeRequestedPath } from '#core/readers/sessions/requested-path.ts';
import { cookieIn, writeCookie } from '#core/readers/sessions/session-cookie.ts';
import type { Site } from '#core/addresses/sites/site.ts';

/** Stores for ten minutes, in a signed cookie, where the reader came from before signing in (R31). */
export interface ReturnAddress {
  remember(site: Site, path: string): Promise<readonly string[]>;
  take(site: Site, cookie: string): Promise<string>;
  readonly forget: (site: Site) => readonly string[];
}

export interface ReturnAddressNeeds {
  readonly judge: JudgeAddress;
  /**
   * The first key signs, all are accepted; null disables the cookie. A leaked key only allows redirects to other pages
   * of ours.
   */
  readonly keys: () => Promise<readonly string[] | null>;
  readonly clock: Clock;
  /** `also`: addresses of ours that are no pages. */
  readonly bearer?: {
    readonly name: (site: Site) => string;
    readonly path: string;
    readonly also?: (address: string) => boolean;
  };
}

const ofReaders: NonNullable<ReturnAddressNeeds['bearer']> = { name: () => 'n_path', path: '/tamogatas/belepes' };
const maxPathLength = 1_000;

const written = ({ path, rememberedAt }: RequestedPath): string =>
  Buffer.from(JSON.stringify([path, rememberedAt])).toString('base64url');

const read = (text: string): RequestedPath | null => {
  try {
    const [path, rememberedAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    return typeof path === 'string' && typeof rememberedAt === 'number' ? { path, rememberedAt } : null;
  } catch {
    return null;
  }
};

export const createReturnAddress = ({ judge, keys, clock, bearer = ofReaders }: ReturnAddressNeeds): ReturnAddress => {
  const signaturesOf = async (text: string): Promise<readonly string[]> =>
    ((await keys()) ?? []).map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  const isSigned = async (text: string, signature: string): Promise<boolean> => {
    const given = Buffer.from(signature);
    return (await signaturesOf(text)).some((one) => {
      const own = Buffer.from(one);
      return own.length === given.length && timingSafeEqual(own, given);
    });
  };
  /** The address goes into a header unescaped, so it must be plain ASCII on the site's own domain. */
  const isPage =
    ({ domain }: Site) =>
    (address: string): boolean => {
      const [path = '', query = ''] = address.split('?', 2);
      return (
        address.length <= maxPathLength &&
        /^[\x21-\x7e]+$/.test(address) &&
        (bearer.also?.(address) === true || judge({ host: domain, path, query }).outcome === 'page')
      );
    };
  const cookie = (site: Site, value: string, seconds: number): readonly string[] => [
    'set-cookie',
    writeCookie({ name: bearer.name(site), value, path: bearer.path, seconds }, site.origin),
  ];

  return {
    remember: async (site, path) => {
      const remembered = { path, rememberedAt: clock.now() };
      if (takeRequestedPath(remembered, clock.now(), isPage(site)).reason !== 'remembered') return [];
      const text = written(remembered);
      const [signature] = await signaturesOf(text);
      return signature === undefined ? [] : cookie(site, `${text}.${signature}`, requestedPathSeconds);
    },
    take: async (site, header) => {
      const [text = '', signature = ''] = (cookieIn(header, bearer.name(site)) ?? '').split('.', 2);
      const remembered = (await isSigned(text, signature)) ? read(text) : null;
      return takeRequestedPath(remembered, clock.now(), isPage(site)).path;
    },
    forget: (site) => cookie(site, '', 0),
  };
};
