import { describe, expect, it } from 'vitest';
import { someSupplements } from './some-supplements.fake.ts';
import { supplementFaults } from './supplement-faults.ts';
import type { Supplement, SupplementTab } from './supplement.ts';

const [cup] = someSupplements as readonly [Supplement, ...Supplement[]];
const [first, results] = cup.tabs as readonly [SupplementTab, SupplementTab];
const tab = (subPath: string, content: SupplementTab['content']): SupplementTab => ({ label: 'X', subPath, content });
const data = (deep: boolean, ...below: readonly string[]): SupplementTab['content'] => ({
  kind: 'data',
  deep,
  views: below.map((one) => ({ label: 'Y', below: one })),
});
const opening = 'kupa-2024: the first tab must list all articles';

describe('supplementFaults', () => {
  it('are empty for a valid list', () => {
    expect(supplementFaults(someSupplements)).toEqual([]);
  });

  it.each<[Partial<Supplement>, readonly string[]]>([
    [{ slug: 'tippjatek' }, ['"tippjatek" cannot be a slug']],
    [{ slug: 'Kupa 2024' }, ['"Kupa 2024" cannot be a slug']],
    [{ slug: '' }, ['"" cannot be a slug']],
    [{ slug: 'kupa-' }, ['"kupa-" cannot be a slug']],
    [{ slug: '-kupa' }, ['"-kupa" cannot be a slug']],
    [{ slug: 'kupa-2024-dontok' }, []],
    [{ tabs: [] }, [opening]],
    [{ tabs: [results, first] }, [opening]],
    [{ tabs: [tab('', { kind: 'game' })] }, [opening]],
    [{ tabs: [tab('', { kind: 'articles', tag: 'elemzes' })] }, [opening]],
    [{ tabs: [first, results, results] }, ['kupa-2024: two tabs at "eredmenyek"']],
    [{ tabs: [first, tab('Nagy Éva', { kind: 'game' })] }, ['kupa-2024: "Nagy Éva" is no path segment']],
    [{ tabs: [first, tab('x', data(false, 'y'))] }, ['kupa-2024: "x" has views but no addresses below its own']],
    [{ tabs: [first, tab('x', data(false, ''))] }, []],
    [{ tabs: [first, tab('x', data(true, '', 'y'))] }, []],
    [{ standing: 'eredmenyek' }, []],
    [{ standing: 'nincs' }, ['kupa-2024: no data at "nincs"']],
    [{ standing: '' }, ['kupa-2024: no data at ""']],
    [{ mark: 'M6 13a6 6 0 0 1 12 0M3 17c2-2 4-2 6 0' }, []],
    [{ mark: '' }, ['kupa-2024: the mark is no drawing']],
    [{ mark: 'M0 0"/><script>' }, ['kupa-2024: the mark is no drawing']],
  ])('of one with %j are %j', (own, faults) => {
    expect(supplementFaults([{ ...cup, standing: null, ...own }])).toEqual(faults);
  });

  it('name two that are called alike, once', () => {
    expect(supplementFaults([cup, cup, cup])).toEqual(['two supplements are called "kupa-2024"']);
  });
});
