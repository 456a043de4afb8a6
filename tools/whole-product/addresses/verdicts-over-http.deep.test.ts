import fc from 'fast-check';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createCli } from '#cli/program.ts';
import type { Io } from '#cli/terminal/io.ts';
import type { Asked } from './any-address.fake.ts';
import { asked } from './any-address.fake.ts';
import { openJudgingServer } from './judging-server.fake.ts';
import { brand } from '../../../config/settings/brand.ts';
import { cliNeeds } from '../../../config/wiring/command-line-needs.ts';
import { addressResolverOf } from '../../../config/wiring/installation.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';

const sites = sitesAt(publicAddresses);
let server: Awaited<ReturnType<typeof openJudgingServer>>;
beforeAll(async () => {
  server = await openJudgingServer(sites, addressResolverOf(sites, brand.shopUrl).judge);
});
afterAll(() => server.close());

const said = async (args: readonly string[], input = ''): Promise<readonly string[]> => {
  let text = '';
  const io: Partial<Io> = {
    onOutputFault: () => {},
    out: (part) => void (text += part),
    err: () => {},
    colour: false,
    showsProgress: false,
    typedInput: false,
    time: stillTime(),
    onInterrupt: () => () => {},
    size: async () => null,
    putBy: (lines) => [...lines],
    bytes: async function* () {
      yield Buffer.from(input);
    },
  };
  await createCli({ ...cliNeeds, serveOrigin: async () => null })(args, io as Io);
  return text.trimEnd().split('\n');
};

const predicted = async (
  asked: readonly Asked[],
): Promise<
  readonly {
    readonly outcome: string;
    readonly redirect: { readonly status: number; readonly location: string } | null;
  }[]
> =>
  (await said(['explain', '--json', ...asked.map(({ host, path }) => `http://${host}${path}`)])).map((line) =>
    JSON.parse(line),
  );

const statusOf = { page: [200], resource: [200], 'not-found': [404], 'bad-request': [400, 414] } as const;

const expectAnswers = async (
  addresses: readonly Asked[],
  verdicts: Awaited<ReturnType<typeof predicted>>,
): Promise<void> => {
  const answers = await Promise.all(addresses.map(server.answerTo));
  for (const [at, { status, location }] of answers.entries()) {
    const { outcome, redirect } = verdicts[at]!;
    const where = `${addresses[at]?.host} ${addresses[at]?.path}`;
    if (redirect) {
      const expected = redirect.location.startsWith(brand.shopUrl)
        ? redirect.location
        : redirect.location.replace(/^https?:\/\/[^/]+/, '');
      expect([where, status, location]).toEqual([where, redirect.status, expected]);
    } else
      expect([where, (statusOf[outcome as keyof typeof statusOf] as readonly number[]).includes(status)]).toEqual([
        where,
        true,
      ]);
  }
};

const batch = 100;
const batches = Number(process.env.PROPERTY_RUNS ?? 100) > 100 ? 100 : 12;

describe('the verdict of the command line', () => {
  it('is the answer of the running server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: batch, maxLength: batch }), async (addresses) => {
        await expectAnswers(addresses, await predicted(addresses));
      }),
      { numRuns: batches },
    );
  }, 300_000);

  it('is that of the line filter and of a replay of a table, and the answer of the server, for 10,000 addresses', async () => {
    const many = fc
      .sample(asked, { seed: 17, numRuns: 10_000 })
      .map(({ host: name, path: target }) => ({ host: name, path: target.replace(/["\n\r\t]/g, '') }));
    const lines = many.map(({ host: name, path: target }) => `http://${name}${target}`);
    const explained = await predicted(many);
    const rows = (await said(['judge', '--json'], `${lines.join('\n')}\n`)).map((line) => JSON.parse(line));
    expect(rows.map(({ address, outcome, location }) => [address, outcome, location])).toEqual(
      explained.map(({ outcome, redirect }, at) => [lines[at], outcome, redirect?.location ?? null]),
    );
    const table = join(mkdtempSync(join(tmpdir(), 'verdicts-')), 'day.csv');
    writeFileSync(table, `url\n${lines.map((line) => `"${line}"`).join('\n')}\n`);
    const [report] = await said(['replay', '--from', table, '--json', '--fail-on', 'none']);
    const counted = (names: readonly string[]): Readonly<Record<string, number>> =>
      Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]));
    const { requests, outcomes, final } = JSON.parse(report ?? '');
    expect({ requests, outcomes, final }).toMatchObject({
      requests: many.length,
      outcomes: counted(rows.map(({ outcome }) => outcome)),
      final: counted(rows.map((row) => row.final)),
    });
    for (let at = 0; at < many.length; at += batch)
      await expectAnswers(many.slice(at, at + batch), explained.slice(at));
  }, 300_000);
});
