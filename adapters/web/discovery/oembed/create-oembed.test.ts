import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createAdmitWork } from '../../requests/admit-work.ts';
import { requestedAddress } from '../../addresses/requested-address.ts';
import { createKeepAnswers } from '../../page-cache/kept-answers.ts';
import { createOembed } from './create-oembed.ts';

describe('oEmbed', () => {
  it('is limited for one address, and an address that is no article costs nothing', async () => {
    let opened = 0;
    const now = () => 0;
    const { judge } = pageAddressResolver({ sites: fiveSites, academySegment: 'akademia', rules: [], resources: [] });
    const { record, makeCurrent } = unchanged();
    const answer = createOembed({
      judge,
      openPage: () => ((opened += 1), errAsync({ kind: 'not-found' as const })),
      sites: fiveSites,
      headers: [],
      keepAnswers: createKeepAnswers({ now, record, makeCurrent }).keepAnswers,
      admitWork: createAdmitWork(now, { addressOf: () => '' }, { burst: 3, perSecond: 1 }),
    });
    const server = createServer((request, response) => void answer(request, response, requestedAddress(request)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = async (url: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/api/oembed?url=${encodeURIComponent(url)}`)).status;
    const { origin } = fiveSites[0];
    for (let at = 0; at < 5; at += 1) expect(await ask(`https://idegen.example/${at}`)).toBe(404);
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push(await ask(`${origin}/belfold/2026/11/21/a-${at}`));
    server.close();
    expect([statuses, opened]).toEqual([[404, 404, 404, 429, 429], 3]);
  });
});
