import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseSponsoredLine,
  lineFit,
  linesChangeAt,
  type SponsoredLinePlace,
  type SponsoredLineRule,
} from './choose-sponsored-line.ts';
import { fillAvCode } from './fill-av-code.ts';
import { sponsoredLineSource } from './sponsored-line-source.ts';

const now = 1000;
const line: SponsoredLineRule = {
  active: true,
  newest: false,
  listPage: false,
  dateFrom: null,
  dateTo: null,
  frontPageSlug: null,
  mainSuperTags: null,
  tags: null,
};
const page: SponsoredLinePlace = { tags: [] };

describe('lineFit', () => {
  it.each([
    [{}, {}, 'fits'],
    [{ active: false }, {}, 'inactive'],
    [{ dateFrom: 1000, dateTo: 1000 }, {}, 'fits'],
    [{ dateFrom: 1001 }, {}, 'not-yet'],
    [{ dateTo: 999 }, {}, 'over'],
    [{}, { newest: true }, 'not-on-newest'],
    [{ newest: true }, { newest: true }, 'fits'],
    [{ newest: true }, {}, 'fits'],
    [{}, { list: true }, 'not-on-lists'],
    [{ listPage: true }, { list: true }, 'fits'],
    [{ listPage: true }, { list: true, newest: true }, 'not-on-newest'],
    [{}, { frontPage: 'main' }, 'other-front'],
    [{ frontPageSlug: 'after' }, { frontPage: 'main' }, 'other-front'],
    [{ frontPageSlug: 'main' }, { frontPage: 'main' }, 'fits'],
    [{ frontPageSlug: 'main' }, {}, 'fits'],
    [{ mainSuperTags: ['belfold'] }, {}, 'other-section'],
    [{ mainSuperTags: ['belfold'] }, { mainSuperTag: 'sport' }, 'other-section'],
    [{ mainSuperTags: ['sport', 'belfold'] }, { mainSuperTag: 'belfold' }, 'fits'],
    [{ mainSuperTags: [] }, { mainSuperTag: 'belfold' }, 'other-section'],
    [{ tags: [['duna', 'arviz'], ['balaton']] }, { tags: ['duna'] }, 'other-tags'],
    [{ tags: [['duna', 'arviz'], ['balaton']] }, { tags: ['arviz', 'eso', 'duna'] }, 'fits'],
    [{ tags: [['duna', 'arviz'], ['balaton']] }, { tags: ['balaton'] }, 'fits'],
    [{ tags: [] }, { tags: ['balaton'] }, 'other-tags'],
  ] satisfies readonly (readonly [Partial<SponsoredLineRule>, Partial<SponsoredLinePlace>, string])[])(
    'of %j on %j is %s',
    (rule, place, fit) => {
      expect(lineFit({ ...line, ...rule }, { ...page, ...place }, now)).toBe(fit);
    },
  );

  it('treats missing limits as open', () => {
    expect(lineFit({ active: true }, page, now)).toBe('fits');
  });
});

describe('chooseSponsoredLine', () => {
  const lines = fc.array(
    fc.record({
      active: fc.boolean(),
      newest: fc.boolean(),
      listPage: fc.boolean(),
      dateFrom: fc.option(fc.nat(2000)),
      dateTo: fc.option(fc.nat(2000)),
      frontPageSlug: fc.option(fc.constantFrom('main', 'after')),
      mainSuperTags: fc.option(fc.subarray(['belfold', 'sport'])),
      tags: fc.option(fc.array(fc.subarray(['duna', 'arviz']), { maxLength: 2 })),
    }),
    { maxLength: 8 },
  );
  const places = fc.record({
    list: fc.boolean(),
    newest: fc.boolean(),
    frontPage: fc.option(fc.constantFrom('main', 'after')),
    mainSuperTag: fc.option(fc.constantFrom('belfold', 'sport')),
    tags: fc.subarray(['duna', 'arviz', 'eso']),
  });

  it('takes the first that fits, and says why those before it do not', () => {
    expect(chooseSponsoredLine([{ ...line, active: false }, line, line], page, now)).toEqual({
      index: 1,
      judged: ['inactive', 'fits'],
    });
    expect(chooseSponsoredLine([{ ...line, active: false }], page, now)).toEqual({ index: null, judged: ['inactive'] });
    expect(chooseSponsoredLine([], page, now)).toEqual({ index: null, judged: [] });
  });

  it('never chooses a line that does not fit, nor passes over one that does', () => {
    fc.assert(
      fc.property(lines, places, fc.nat(2000), (rules, place, at) => {
        const { index, judged } = chooseSponsoredLine(rules, place, at);
        const first = rules.findIndex((rule) => lineFit(rule, place, at) === 'fits');
        expect(index ?? -1).toBe(first);
        expect(judged.filter((fit) => fit === 'fits')).toHaveLength(index === null ? 0 : 1);
      }),
    );
  });

  it('never chooses a line beyond its dates', () => {
    fc.assert(
      fc.property(lines, places, fc.nat(2000), (rules, place, at) => {
        const chosen = rules[chooseSponsoredLine(rules, place, at).index ?? -1];
        expect(chosen === undefined || ((chosen.dateFrom ?? 0) <= at && at <= (chosen.dateTo ?? 2000))).toBe(true);
      }),
    );
  });
});

describe('fillAvCode', () => {
  const place = { location: "https://lapunk.example/belfold?a=1&b='2'", now: 1700000000.9 };

  it('inserts URL and time, and empties consent macros', () => {
    expect(
      fillAvCode(
        'https://hirdeto.example/sor?u=[location]&t=[timestamp]&g=[gdpr]&c=${GDPR_CONSENT_755}&p=${US_PRIVACY}&x=[gdpr_consent]',
        place,
      ),
    ).toBe(
      'https://hirdeto.example/sor?u=https%3A%2F%2Flapunk.example%2Fbelfold%3Fa%3D1%26b%3D%272%27&t=1700000000&g=&c=&p=&x=',
    );
    expect(fillAvCode('[timestamp]-[timestamp]-[LOCATION]', { location: 'x', now: 5 })).toBe('5-5-x');
  });

  it('leaves all other text unchanged', () => {
    expect(fillAvCode('https://hirdeto.example/[size]/${RANDOM}?a=[b]', place)).toBe(
      'https://hirdeto.example/[size]/${RANDOM}?a=[b]',
    );
  });

  it("takes nothing that a page's address holds for markup or for a placeholder", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
          fc.constantFrom('[timestamp]', '$&', '"><script>', "'", '${GDPR}'),
        ),
        (location) => {
          expect(fillAvCode('[location]', { location, now: 1 })).toMatch(/^[A-Za-z0-9_.~%-]*$/);
        },
      ),
    );
  });
});

describe('sponsoredLineSource', () => {
  const source = (avCode: string) => sponsoredLineSource({ avCode }, { location: 'https://lapunk.example/', now: 7 });

  it('is the filled address, and nothing but an https address', () => {
    expect(source(' https://hirdeto.example/sor?t=[timestamp] ')).toBe('https://hirdeto.example/sor?t=7');
    for (const avCode of [
      'http://hirdeto.example/',
      '//hirdeto.example/',
      'javascript:alert(1)',
      '<iframe src="x">',
      '',
      '[location]',
    ])
      expect(source(avCode)).toBeNull();
  });
});

describe('the lines of a site', () => {
  const rule = fc.record({
    active: fc.boolean(),
    dateFrom: fc.option(fc.integer({ min: now - 5, max: now + 20 })),
    dateTo: fc.option(fc.integer({ min: now - 5, max: now + 20 })),
  });

  it('stay valid exactly until the next change', () => {
    fc.assert(
      fc.property(fc.array(rule), (lines) => {
        const fits = (at: number) => lines.map((one) => lineFit({ ...line, ...one }, page, at) === 'fits').join();
        const at = linesChangeAt(lines, now);
        for (let moment = now; moment < Math.min(at, now + 30); moment += 1) expect(fits(moment)).toBe(fits(now));
        expect(at).toBeGreaterThan(now);
      }),
    );
    expect(linesChangeAt([{ ...line, dateFrom: now + 9, dateTo: now + 20 }], now)).toBe(now + 9);
    expect(linesChangeAt([{ ...line, dateTo: now }], now)).toBe(now + 1);
    expect(linesChangeAt([], now)).toBe(Infinity);
  });
});
