import { describe, expect, it } from 'vitest';
import { holdAddresses } from '#adapters/old-addresses/hold-addresses.ts';
import { oldAddressSource } from '#adapters/old-addresses/old-address-source.ts';
import { segmentsOf } from '#core/addresses/paths/segments.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { objects, run } from '../cli.fake.ts';

const nothing = { articles: [], lists: [], shapes: [] };
const main = {
  ...nothing,
  articles: [['/regi', '/belfold/2024/03/28/hid']] as const,
  lists: [['/?cat=3', '/rovat/x']] as const,
};
const known = () => oldAddressSource(fiveSites, async () => ({ in: 'database', all: { main, sister: nothing } }));
const unknown = () => oldAddressSource(fiveSites, async () => null);

describe('old addresses on the command line', () => {
  it.each([
    ['explain', '--json'],
    ['judge', '--json'],
  ])('are those of the database: %s', async (...args) => {
    const { out } = await run(args[0] === 'explain' ? [...args, '/regi'] : args, {
      oldAddresses: known(),
      input: ['https://lapunk.example/regi'],
    });
    expect(out).toContain('https://lapunk.example/belfold/2024/03/28/hid');
  });

  it('are counted among the rules', async () => {
    const rules = objects(await run(['rules', '--json'], { oldAddresses: known() }));
    expect(rules).toContainEqual({ id: 'old-address', status: 301, builtIn: true, addresses: 2 });
    expect((await run(['rules'], { oldAddresses: known() })).out).toContain('2 cím');
  });

  it('are unknown, which stderr says once, when nothing can be read', async () => {
    const { code, out, err } = await run(['explain', '--lang', 'en', '/regi', '/regi'], { oldAddresses: unknown() });
    expect([code, out]).toEqual([0, expect.stringContaining('404')]);
    expect(err.match(/old addresses/g)).toHaveLength(1);
  });

  it('are not read by commands that judge no address', async () => {
    expect((await run(['sites'], { oldAddresses: unknown() })).err).toBe('');
  });

  it('are shared with another thread', async () => {
    const [here, there] = [known(), unknown()];
    await here.load();
    there.take(structuredClone(here.share()));
    expect(there.find({ path: '/regi', query: '' }, segmentsOf('/regi'), true)).toMatchObject({
      path: '/belfold/2024/03/28/hid',
    });
    expect(holdAddresses(fiveSites).find({ path: '/regi', query: '' }, segmentsOf('/regi'), true)).toBeNull();
  });
});
