import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDismissed, withDismissed } from './dismissed-notices.ts';
import { type Notice, noticeAudiences, noticeLevels } from './notice.ts';
import { maxNoticeLength, noticeText } from './notice-text.ts';
import { noticeLink } from './notice-link.ts';
import { visibleNotices } from './visible-notices.ts';

const slugs = ['lapunk', 'g7', 'after'] as const;
const notice: fc.Arbitrary<Notice> = fc.record({
  id: fc.uuid(),
  text: fc.string({ minLength: 1 }),
  level: fc.constantFrom(...noticeLevels),
  until: fc.integer({ min: 0, max: 200 }),
  link: fc.constant(null),
  sites: fc.option(fc.subarray([...slugs])),
  audience: fc.constantFrom(...noticeAudiences),
  required: fc.boolean(),
});
const place = fc.record({
  now: fc.integer({ min: 0, max: 200 }),
  site: fc.constantFrom(...slugs),
  app: fc.boolean(),
});

describe('notices on a page', () => {
  it('are of its time, its site and its readers, and no others', () => {
    fc.assert(
      fc.property(fc.array(notice), place, (notices, here) => {
        const shown = visibleNotices(notices, here);
        for (const { until, sites, audience } of shown) {
          expect(until).toBeGreaterThan(here.now);
          expect(sites ?? slugs).toContain(here.site);
          expect(audience).not.toBe(here.app ? 'web' : 'app');
        }
        const others = notices.filter((one) => !shown.includes(one));
        const fit = others.filter((one) => visibleNotices([one], here).length > 0);
        if (fit.length > 0) expect(shown).toHaveLength(3);
      }),
    );
  });

  it('are ordered by urgency, then in the given order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(notice, { selector: ({ id }) => id }), place, (notices, here) => {
        const shown = visibleNotices(notices, here);
        const ranks = shown.map(({ level }) => noticeLevels.indexOf(level));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        for (const level of noticeLevels) {
          const within = shown.filter((one) => one.level === level);
          expect(within).toEqual(notices.filter((one) => within.includes(one)));
        }
      }),
    );
  });

  it('never come back once their time is over', () => {
    fc.assert(
      fc.property(notice, place, fc.nat(1_000), (one, here, later) => {
        if (visibleNotices([one], here).length === 0 && here.now >= one.until)
          expect(visibleNotices([one], { ...here, now: here.now + later })).toEqual([]);
      }),
    );
  });
});

describe('the text of a notice', () => {
  it.each([
    ['  Két\nsor \u0007 egy  ', 'Két sor egy'],
    ['\u202Eabc\u202C \u2066x\u2069', 'abc x'],
    ['a\u200Bb\uFEFF\u00ADc\u2028d', 'abc d'],
    ['👩\u200D🚒 jön', '👩\u200D🚒 jön'],
    ['<b>A & B</b>', '<b>A & B</b>'],
  ])('%j is %j', (text, clean) => expect(noticeText(text)).toBe(clean));

  it.each(['', ' \u200B\n', 'x'.repeat(maxNoticeLength + 1), 'x'.repeat(100_000)])('is none', (text) =>
    expect(noticeText(text)).toBeNull(),
  );

  it('is sanitized idempotently, without direction overrides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = noticeText(text);
        if (clean === null) return;
        expect(noticeText(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]|^\s|\s$/u);
      }),
    );
  });
});

describe('the link of a notice', () => {
  it.each(['/', '/dokumentum/x?a=1#b', 'https://pelda.hu', 'https://pelda.hu/a?b=c', ' /x '])('may be %j', (link) =>
    expect(noticeLink(link)).toBe(link.trim()),
  );
  it.each([
    '',
    'x',
    '//pelda.hu',
    '/\\pelda.hu',
    'http://pelda.hu',
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'https://a@pelda.hu',
    'https://',
    '/a b',
    'https://pelda.hu/\u202Egpj',
    '/\u0000',
    `/${'x'.repeat(2_000)}`,
  ])('is not %j', (link) => expect(noticeLink(link)).toBeNull());
});

describe('a notice that was put away', () => {
  it('stays dismissed, regardless of other stored data', () => {
    fc.assert(
      fc.property(fc.anything(), fc.uuid(), fc.nat(), fc.nat(), (kept, id, until, now) => {
        const after = withDismissed(kept, [id, until], now);
        expect(isDismissed(after, [id, until])).toBe(true);
        expect(isDismissed(after, [id, until + 1])).toBe(false);
        expect(after.length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('is forgotten a day after its end', () => {
    const kept = withDismissed([], ['1', 1_000], 900);
    expect(withDismissed(kept, ['2', 100_000], 1_000 + 86_399)).toHaveLength(2);
    expect(withDismissed(kept, ['2', 100_000], 1_000 + 86_400)).toEqual([['2', 100_000]]);
  });
});
