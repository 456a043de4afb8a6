import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldAddressSource } from '#adapters/old-addresses/old-address-source.ts';
import { holdAddresses } from '#adapters/old-addresses/hold-addresses.ts';
import { knownAddresses } from '#adapters/old-addresses/known-addresses.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createCli } from '#cli/program.ts';
import type { Io } from '#cli/terminal/io.ts';
import type { AddressPair } from '#core/addresses/old-addresses/shapes-of.ts';
import { brand } from '../../../config/settings/brand.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { cliNeeds } from '../../../config/wiring/command-line-needs.ts';
import { addressResolverOf } from '../../../config/wiring/installation.ts';
import type { Asked } from './any-address.fake.ts';
import { openJudgingServer } from './judging-server.fake.ts';

const sites = sitesAt(publicAddresses);
const held = holdAddresses(sites);
const version = { epoch: 'e', number: 1, at: 1 };

let server: Awaited<ReturnType<typeof openJudgingServer>>;
beforeAll(async () => {
  server = await openJudgingServer(sites, addressResolverOf(sites, brand.shopUrl, { findOld: held.find }).judge);
});
afterAll(() => server.close());

const word = fc.constantFrom('regi', 'hír', 'rovat', 'sport', 'elo', 'a.b', 'archivum', '2024', '03', 'after', 'amp');
const path = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `/${words.join('/')}`);
const query = fc.tuple(fc.constantFrom('/', '/index.php', '/regi'), fc.constantFrom('p', 'cat'), fc.nat(5));
const from = fc.oneof(
  path,
  query.map(([base, name, id]) => `${base}?${name}=${id}`),
);
const to = fc.oneof(
  path.map(encodeURI),
  fc.constantFrom('/belfold/2024/03/28/uj', '/szerzo/kiss-anna', '/rovat/sport', '/rss', '/'),
);
const pairs = fc.array(fc.tuple(from, to), { maxLength: 30 });
const shape = fc.constantFrom<AddressPair>(
  ['/{y:digits}', '/archivum'],
  ['/{y:digits}/{m:digits}', '/archivum'],
  ['/{slug}/amp', '/{slug}'],
  ['/?feed={kind}', '/rss'],
);
const all = fc.record({ articles: pairs, lists: pairs, shapes: fc.uniqueArray(shape) });
const variant = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replace(/(\?|$)/, '/$1'),
  (text: string) => `${text}${text.includes('?') ? '&' : '?'}fbclid=1&x=%20`,
  (text: string) => encodeURI(text).replace('a', '%61'),
);
const asked = (known: readonly AddressPair[]): fc.Arbitrary<Asked> => {
  const address = known.length === 0 ? from : fc.oneof(from, fc.constantFrom(...known.map(([one]) => one)));
  return fc.record({
    host: fc.constantFrom(...new Set(sites.map(({ domain }) => domain))),
    path: fc.tuple(address, variant).map(([text, change]) => change(text)),
  });
};
const example = fc.record({ main: all, sister: all }).chain((maps) =>
  fc.record({
    maps: fc.constant(maps),
    addresses: fc.array(asked([...maps.main.articles, ...maps.main.lists, ...maps.sister.lists]), {
      minLength: 10,
      maxLength: 30,
    }),
  }),
);

type All = typeof all extends fc.Arbitrary<infer Value> ? Value : never;

const explained = async (
  maps: { readonly main: All; readonly sister: All },
  addresses: readonly Asked[],
): Promise<readonly { readonly outcome: string; readonly redirect: { status: number; location: string } | null }[]> => {
  let text = '';
  const io: Partial<Io> = {
    onOutputFault: () => {},
    out: (part) => void (text += part),
    err: () => {},
    colour: false,
    time: stillTime(),
  };
  const oldAddresses = oldAddressSource(sites, async () => ({ in: 'database', all: maps }));
  const urls = addresses.map(({ host, path: target }) => `http://${host}${target}`);
  await createCli({ ...cliNeeds, oldAddresses, serveOrigin: async () => null })(
    ['explain', '--json', ...urls],
    io as Io,
  );
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

const statusOf: Readonly<Record<string, number>> = { page: 200, resource: 200, 'not-found': 404, 'bad-request': 400 };

describe('old addresses on the command line', () => {
  it('lead where the server sends a reader', async () => {
    let redirects = 0;
    await fc.assert(
      fc.asyncProperty(example, async ({ maps, addresses }) => {
        held.put('main', knownAddresses(version, maps.main));
        held.put('sister', knownAddresses(version, maps.sister));
        const verdicts = await explained(maps, addresses);
        const answers = await Promise.all(addresses.map(server.answerTo));
        for (const [at, { status, location }] of answers.entries()) {
          const { outcome, redirect } = verdicts[at] ?? expect.unreachable('one line for each address');
          const expected = redirect?.location.replace(/^https?:\/\/[^/]+(?=\/)/, '');
          expect([addresses[at], status, location]).toEqual([
            addresses[at],
            redirect?.status ?? statusOf[outcome],
            expected,
          ]);
          if (redirect !== null) redirects += 1;
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
    );
    expect(redirects).toBeGreaterThan(20);
  });
});
