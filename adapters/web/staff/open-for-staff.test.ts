import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { StaffEntry } from '#core/ports/staff-entry.ts';
import type { InsteadOfCachedPage } from '../responses/instead-of-cached-page.ts';
import { createOpenForStaff } from './open-for-staff.ts';

const [request, response] = [{} as IncomingMessage, {} as ServerResponse];

const opening = async (
  route: 'single_article' | 'index' | 'archivum',
  answers: readonly InsteadOfCachedPage['kind'][],
  entry: StaffEntry | null,
  staffToken: string | null = 'old',
) => {
  const seen: string[] = [];
  const open = createOpenForStaff({
    afterRefusal: async (_request, _response, _site, refusal) => {
      seen.push(refusal);
      return entry;
    },
    turnAway: async () => void seen.push('turned away'),
  });
  const wanted = { site: fiveSites[0], route: { name: route, params: {} }, query: '', path: '/x' };
  const left = [...answers];
  const opened = await open({ request, response }, wanted, { ...anonymous, staffToken }, async (visitor) => {
    seen.push(`opened as ${visitor.staffToken}`);
    return { instead: { kind: left.shift() ?? 'not-found' } as InsteadOfCachedPage };
  });
  return [...seen, opened === null ? 'answered' : 'instead' in opened ? opened.instead.kind : 'page'];
};
const renewed: StaffEntry = { kind: 'staff', token: 'new' };

describe('a page that is opened for staff', () => {
  it('is opened once more after a refresh, and not again', async () => {
    const twice = ['opened as old', 'expired', 'opened as new'];
    expect(await opening('single_article', ['sign-in-required'], renewed)).toEqual([...twice, 'not-found']);
    const never = ['sign-in-required', 'sign-in-required'] as const;
    expect(await opening('single_article', never, renewed)).toEqual([...twice, 'sign-in-required']);
  });

  it('leads to signing in where the refresh is refused, or staff themselves by the main API', async () => {
    expect(await opening('single_article', ['sign-in-required'], { kind: 'expired' })).toEqual([
      'opened as old',
      'expired',
      'turned away',
      'answered',
    ]);
    expect(await opening('archivum', ['forbidden'], { kind: 'refused' })).toEqual([
      'opened as old',
      'refused',
      'turned away',
      'answered',
    ]);
  });

  it('keeps staff signed in after a 403 without their token, or without a verdict', async () => {
    expect(await opening('index', ['forbidden'], { kind: 'refused' })).toEqual(['opened as old', 'forbidden']);
    expect(await opening('single_article', ['sign-in-required'], null)).toEqual([
      'opened as old',
      'expired',
      'unavailable',
    ]);
    for (const kind of ['unavailable', 'not-found', 'redirect', 'bad-request'] as const)
      expect(await opening('single_article', [kind], { kind: 'refused' })).toEqual(['opened as old', kind]);
    expect(await opening('single_article', ['sign-in-required'], renewed, null)).toEqual([
      'opened as null',
      'sign-in-required',
    ]);
  });
});
