import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headOf, type Moved, type Mover, openMover } from '../migration.fake.ts';
import { wxrOf } from './wxr.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const moved = async (meta: Readonly<Record<string, string>>): Promise<Moved> => {
  await mover.write('export.xml', wxrOf([{ id: 1, title: 'Új híd', meta }]));
  return mover.move({});
};

const head = ({ files }: Moved) => headOf(files['articles/2024/03/cikk-1.html']);

describe('the search title of a plugin', () => {
  it.each([
    ['_yoast_wpseo_title', 'Híd a Dunán: minden adat', 'Híd a Dunán: minden adat'],
    ['_yoast_wpseo_title', '%%title%% – minden adat %%sep%% %%sitename%%', 'Új híd – minden adat'],
    ['_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%', undefined],
    ['rank_math_title', '%title% %sep% %sitename%', undefined],
    ['rank_math_title', 'A %title% ára', 'A Új híd ára'],
    ['_aioseo_title', '#post_title | #site_title', undefined],
    ['_yoast_wpseo_title', 'Új híd', undefined],
  ])('%s: %s', async (key, written, shown) => {
    const result = await moved({ [key]: written });
    expect(head(result)['searchTitle']).toBe(shown);
    expect(result.ledger.find(({ element }) => element === `meta:${key}`)).toMatchObject({ found: 1, dropped: 0 });
  });
});

describe('the canonical address of a plugin', () => {
  it.each([
    ['https://tars.example/uj-hid', 'https://tars.example/uj-hid', 'kept'],
    ['https://regi.example/cikk-1/', undefined, 'changed'],
    ['http://www.regi.example/masik/', undefined, 'changed'],
    ['/cikk-1/', undefined, 'changed'],
    ['javascript:alert(1)', undefined, 'dropped'],
    ['https://a:b@tars.example/', undefined, 'dropped'],
  ])('%s', async (written, kept, fate) => {
    const result = await moved({ rank_math_canonical_url: written });
    expect(head(result)['canonicalUrl']).toBe(kept);
    expect(result.ledger.find(({ element }) => element === 'canonical address')).toMatchObject({ [fate]: 1 });
  });

  it('is counted once where two plugins name it', async () => {
    const address = 'https://tars.example/uj-hid';
    const { ledger } = await moved({ rank_math_canonical_url: address, _yoast_wpseo_canonical: address });
    expect(ledger.filter(({ element }) => /canonical/.test(element)).map(({ found }) => found)).toEqual([1, 1]);
  });
});
