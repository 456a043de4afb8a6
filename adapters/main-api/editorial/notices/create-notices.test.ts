import { describe, expect, it } from 'vitest';
import { readNotingDrops } from '#adapters/http/dropped-items.ts';
import { noticesWire } from './notices.wire.ts';

const wire = noticesWire(['lapunk', 'g7'], () => 1_000);
const read = (notices: unknown) => {
  const { result, dropped } = readNotingDrops({ notices }, (document) => wire.parse(document).notices);
  return { result, dropped };
};
const good = {
  id: 7,
  text: 'Karbantartás',
  level: 'info',
  until: 1_001,
  link: null,
  sites: null,
  audience: 'everybody',
  required: false,
};
const asRead = { ...good, id: '7' };

describe('notices of a main API', () => {
  it('need only the required fields, and ignore all others', () => {
    expect(read([{ ...good, more: 1 }]).result).toEqual([asRead]);
    expect(read([{ id: '7', text: 'Karbantartás', level: 'info', until: 1_001 }]).result).toEqual([asRead]);
    expect(read([{ ...good, required: 'yes', sites: undefined, link: undefined }]).result).toEqual([asRead]);
  });

  it('may be missing altogether', () => {
    for (const notices of [null, [], 'x', 7]) expect(read(notices).result).toEqual([]);
    expect(wire.safeParse({}).success).toBe(false);
  });

  it.each([
    ['no text', { text: undefined }],
    ['null for a text', { text: null }],
    ['an empty text', { text: ' \u200B ' }],
    ['100,000 characters', { text: 'x'.repeat(100_000) }],
    ['an unknown level', { level: 'sos' }],
    ['an end that is over', { until: 1_000 }],
    ['no end', { until: null }],
    ['an end in milliseconds', { until: 1_800_000_000_000 }],
    ['an end in words', { until: '1001' }],
    ['an unknown audience', { audience: 'staff' }],
    ['no site of ours', { sites: ['mars'] }],
    ['no name', { id: '' }],
  ])('are left out with %s, and the log says why', (_, wrong) => {
    const { result, dropped } = read([{ ...good, ...wrong }, good]);
    expect(result).toEqual([asRead]);
    expect(dropped).toHaveLength(1);
    expect(dropped[0]).toMatch(/^notices\.0\./);
  });

  it('are deduplicated by id and limited to sixty', () => {
    expect(read([good, { ...good, text: 'Ugyanaz' }]).result).toEqual([asRead]);
    const { result, dropped } = read(Array.from({ length: 5_000 }, (_, id) => ({ ...good, id })));
    expect([result.length, dropped]).toEqual([60, ['notices.60 too_big']]);
  });

  it('drop an invalid link, and the log reports it', () => {
    for (const link of ['javascript:alert(1)', 'http://pelda.hu', '//pelda.hu', 7]) {
      const { result, dropped } = read([{ ...good, link }]);
      expect(result).toEqual([asRead]);
      expect(dropped).toHaveLength(1);
    }
  });

  it('keep only known sites', () => {
    const { result, dropped } = read([{ ...good, sites: ['g7', 'mars', null] }]);
    expect(result).toEqual([{ ...asRead, sites: ['g7'] }]);
    expect(dropped).toHaveLength(1);
  });

  it('are plain text, with markup as literal characters', () => {
    expect(read([{ ...good, text: '<b>A</b> \u202E& B' }]).result).toEqual([{ ...asRead, text: '<b>A</b> & B' }]);
  });
});
