import type { IncomingMessage, ServerResponse } from 'node:http';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { Failure } from '#core/failure/failure.ts';
import { createShowDraft, type DeskDrafts, isDraftAddress } from './show-draft.ts';

const target = '/elonezet/1/7?expires=1790000600&signature=ab';

const open = async (drafts: Partial<DeskDrafts>, { token = 'staff' as string | null, url = target } = {}) => {
  const seen: unknown[] = [];
  const show = createShowDraft({
    drafts: { ask: () => okAsync('r'), look: () => okAsync({ path: null, why: null }), ...drafts },
    tokenOf: () => token,
    turnAway: async () => void seen.push('turned away'),
    judge: () => ({ outcome: 'not-found', site: null }) as never,
    mainSite: fiveSites[0],
    sendProblem: async (_request, _response, { status }) => void seen.push(status),
    headers: [],
    wait: async () => {},
  });
  const response = {
    writeHead: (code: number, head: readonly string[]) => {
      seen.push(code, head[head.indexOf('location') + 1]);
      return response;
    },
    end: () => response,
  };
  const request = { method: 'GET', url, headers: { host: 'x' }, rawHeaders: [] } as unknown as IncomingMessage;
  await show(request as never, response as unknown as ServerResponse as never, () => seen.push('next'));
  return seen;
};

const fails =
  (kind: Failure['kind'], more: Partial<Failure> = {}) =>
  () =>
    errAsync({ kind, ...more } as Failure);

describe('the address of a draft', () => {
  it('leads staff to its copy, as soon as that is here', async () => {
    const states = [null, null, '/belfold/2026/11/28/elonezet-1-7'];
    const asked: unknown[] = [];
    const seen = await open({
      ask: (link, token) => {
        asked.push(link, token);
        return okAsync('r');
      },
      look: () => okAsync({ path: states.shift() ?? null, why: null }),
    });
    expect(asked).toEqual([{ desk: '1', post: '7', expires: '1790000600', signature: 'ab' }, 'staff']);
    expect(seen).toEqual([302, '/belfold/2026/11/28/elonezet-1-7']);
  });

  it('says when the link is over, and when the desk gives no draft or none in time', async () => {
    expect(await open({ ask: fails('not-found') })).toEqual([410]);
    expect(await open({ ask: fails('unavailable', { lasting: 'input' }) })).toEqual([410]);
    expect(await open({ ask: fails('unavailable') })).toEqual([502]);
    expect(await open({ look: () => okAsync({ path: null, why: 'no key' }) })).toEqual([502]);
    expect(await open({ look: fails('unavailable') })).toEqual([502]);
  });

  it('leads to signing in when the session has ended, and is nothing without one or at another address', async () => {
    expect(await open({ ask: fails('session-expired') })).toEqual(['turned away']);
    expect(await open({}, { token: null })).toEqual(['next']);
    for (const url of ['/elonezet', '/elonezet/1', '/elonezet/x/7', '/elonezet/1/7/8', '/belfold'])
      expect(await open({}, { url })).toEqual(['next']);
  });

  it('of Ghost needs no signature, and the session of staff', async () => {
    const uuid = '6f1e0c9a-7b3d-4e2f-8a8c-1d0b6f1e0c9a';
    const asked: unknown[] = [];
    const drafts: Partial<DeskDrafts> = {
      ask: (link) => {
        asked.push(link);
        return okAsync('r');
      },
      look: () => okAsync({ path: '/x', why: null }),
    };
    expect(await open(drafts, { url: `/p/${uuid}/` })).toEqual([302, '/x']);
    expect(asked).toEqual([{ uuid }]);
    expect(await open(drafts, { url: `/p/${uuid}/`, token: null })).toEqual(['next']);
    expect(await open(drafts, { url: '/p/x/' })).toEqual(['next']);
  });

  it('may be returned to after signing in', () => {
    expect(isDraftAddress(target)).toBe(true);
    expect(isDraftAddress('/elonezet/1/7//masik.example')).toBe(false);
  });
});
