import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EdgeFormat } from '#cli/edge/edge-formats.ts';
import { edgeConfiguration } from '#cli/edge/edge-formats.ts';
import { edgeRules } from '#cli/edge/edge-rules.ts';
import { installationOf } from '#cli/installation/installation.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import { readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import { cliNeeds } from '../../../config/wiring/command-line-needs.ts';
import { brand } from '../../../config/settings/brand.ts';
import type { EdgeAnswer, RunningEdge } from './edge-servers.fake.ts';
import { isInstalled, leftAlone, startEdge } from './edge-servers.fake.ts';

const further = readRuleSet(
  {
    rules: [
      ['odd-words', '/régi/a.b+c', '/rovat/új', 301],
      ['odd-letters', '/x"y/$z', "/a'b", 301],
      ['line-break', '/sor\ntörés', '/x', 301],
      ['odd-target', '/furcsa/{x}', '/a$request_uri"; }\nreturn 200;/{x}', 302],
      ['for-now', '/most/{a}', '/x', 302],
      ['parts', '/resz/{a}/{yyyymmdd}/{b...}', '/{yyyy}-{mm}/{a}.html/{b...}/{dd}', 302],
      ['leads-on', '/tovabb/{a|b}/{rest...}', '/tag/{rest...}', 301],
      ['round', '/kor/{x}', '/kor-ketto/{x}', 301],
      ['round-two', '/kor-ketto/{x}', '/kor/{x}', 301],
      ['left-over', '/vege/{x}', '/{x}/elo', 301],
      ['short', '/rovid/{a}', '/e{a}', 301],
      ['to-login', '/belepes', '/login', 301],
      ['number', '/szam/{digits}/{x}', '/cikk-{digits}/{x}', 301],
      ['key', '/kulcs?id={digits}', '/kulcs-{digits}', 301],
      ['behind-key', '/kulcs', '/zar', 301],
      ['root-key', '/?p={digits}', '/regi-{digits}', 301],
      ['home', '/haza', '/', 301],
      ['percent', '/sz%C3%A1z/{x}', '/sz%C3%A1z/b%20c/{x}', 301],
    ].map(([id, from, to, status]) => ({ id, from, to, status, examples: [] })),
  },
  brand.shopUrl,
)._unsafeUnwrap();

const rules = [...cliNeeds.rules, ...further];
const installation = installationOf({ ...cliNeeds, serveOrigin: async () => null, rules });
const ids = new Set(rules.map(({ id }) => id));

interface Asked {
  readonly host: string;
  readonly target: string;
}

const wanted = ({ host, target }: Asked): EdgeAnswer => {
  const [path = '', ...query] = target.split('?');
  const { redirect } = installation.book.judge({ host, path, query: query.join('?') });
  const own = redirect?.steps.filter(({ rule }) => ids.has(rule)).length ?? 0;
  if (redirect === null || own === 0) return { status: leftAlone, location: null };
  return { status: redirect.status, location: locationOf(redirect) };
};

const words = [...new Set(rules.flatMap(({ from }) => from.split(/[/{}|?&=]/)))].filter((word) =>
  /^[\w.%-]+$/.test(word),
);
const letters = fc.string({ unit: fc.constantFrom(...'abé.%2F~!$&\'()*+,;=:@-_"<>\\^`{|}'), maxLength: 5 });
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '20240229',
      '20230229',
      '19001231',
      '2024',
      'minta',
      'sz%C3%A1z',
      'r%c3%a9gi',
      'a.b+c',
      'elo',
      'a-b',
    ),
  },
  { weight: 1, arbitrary: letters.map((text) => text.replace('é', '%C3%A9')) },
);
const rulePath = fc.constantFrom(...rules).chain(({ from }) =>
  fc
    .tuple(
      ...from
        .slice(1)
        .replace(/[?].*/, '')
        .split('/')
        .map((part) =>
          part.includes('{')
            ? part.includes('|')
              ? fc.constantFrom(...part.slice(1, -1).split('|'))
              : part.includes('digits')
                ? fc.constantFrom('12', '007', '1a')
                : part.includes('yyyymmdd')
                  ? fc.constantFrom('20240229', '20230229', '20241130')
                  : segment
            : fc.constant(encodeURI(part)),
        ),
    )
    .map((parts) => `/${parts.join('/')}`),
);
const piece = fc.oneof(
  fc.constantFrom(
    'fbclid=x',
    'fbclid',
    '%66bclid=1',
    'a=1',
    'oldal=2',
    'id=7',
    'p=12',
    'xfbclid=1',
    'fbclidx=2',
    '',
    'a=%zz',
    'q=%C3%A9',
    '&',
    '$a={b}',
  ),
  letters.map((text) => text.replace('é', '%C3%A9')),
);
const asked: fc.Arbitrary<Asked> = fc.record({
  host: fc.constantFrom(
    brand.domain,
    brand.domain,
    brand.sisterDomain,
    'mas.example',
    `${brand.sisterDomain.toUpperCase()}:8080`,
  ),
  target: fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: rulePath },
        { weight: 1, arbitrary: fc.array(segment, { maxLength: 5 }).map((all) => `/${all.join('/')}`) },
      ),
      fc.constantFrom('', '', '', '/', '/elo', '/x'),
      fc.option(
        fc.array(piece, { maxLength: 5 }).map((all) => `?${all.join('&')}`),
        { nil: '' },
      ),
    )
    .map((parts) => parts.join('')),
});

const examples: readonly Asked[] = rules.flatMap((rule) =>
  rule.examples.map(({ in: target }) => ({ host: brand.domain, target })),
);

const isPlain = ({ target }: Asked): boolean => {
  const [path = '', query = ''] = target.split('?', 2);
  const spelled = path.replace(/%[Cc]3%[89ABab][0-9A-Fa-f]/g, 'x');
  return (
    /^(?:\/[\w.~!&()*+,;=:@-]+)+$/.test(spelled) &&
    !/\/(?:\.{1,2}|elo)(?:\/|$)/.test(spelled) &&
    !/["{}#]/.test(query) &&
    !/%6|%7/.test(query) &&
    query.split('fbclid').length <= 4
  );
};

const conf = edgeRules(installation);

export const describeEdgeServer = (format: EdgeFormat) =>
  describe.skipIf(!isInstalled(format))(format, () => {
    let edge: RunningEdge;
    beforeAll(async () => {
      edge = await startEdge(format, edgeConfiguration(format, conf, []));
    }, 60_000);
    afterAll(() => edge?.stop());

    it('answers every example of the rules as the web server would', async () => {
      for (const one of examples) {
        const answer = await edge.ask(one.host, one.target);
        if (answer.status === leftAlone) expect(isPlain(one), one.target).toBe(false);
        else expect(answer, one.target).toEqual(wanted(one));
      }
    });

    it('answers as the web server would, or leaves it to that', async () => {
      let answered = 0;
      await Promise.all(
        fc.sample(asked, { seed: 17, numRuns: 1500 }).map(async (one) => {
          const answer = await edge.ask(one.host, one.target).catch(() => ({ status: 400, location: null }));
          const verdict = wanted(one);
          if (answer.status === leftAlone || answer.status === 400) {
            const unwritten = installation.book
              .trailOf({ host: one.host, path: one.target.split('?')[0] ?? '', query: '' })
              .steps.some(({ rule }) => conf.unwritten.includes(rule));
            if (isPlain(one) && !unwritten && one.host === brand.domain)
              expect(verdict, one.target).toEqual({ status: leftAlone, location: null });
          } else {
            expect(answer, `${one.host} ${one.target}`).toEqual(verdict);
            answered += 1;
          }
        }),
      );
      expect(answered).toBeGreaterThan(200);
    });
  });
