import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import { createRefreshAnswers } from './refresh-answers.ts';

it('common data is written once a second for each site, at any path', async () => {
  let [now, written] = [1_800_000_000, 0];
  const common = {
    ...emptyCommonData,
    get exchangeRates() {
      written += 1;
      return [];
    },
  };
  const { judge } = pageAddressResolver({ sites: fiveSites, academySegment: 'akademia', rules: [], resources: [] });
  const answer = createRefreshAnswers({
    judge,
    commonData: { ofSite: () => okAsync(common) },
    clock: { now: () => now },
    headers: [],
  });
  const server = createServer((request, response) => void answer(request, response, requestedAddress(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async (path: string): Promise<number> => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/refresh?in=${path}`);
    await response.text();
    return response.status;
  };
  expect([await ask('/'), await ask('/x-1'), await ask('/x-2')]).toEqual([200, 200, 200]);
  const once = written;
  await ask('/x-3');
  expect(written).toBe(once);
  now += 1;
  await ask('/');
  expect(written).toBe(2 * once);
  server.close();
});
