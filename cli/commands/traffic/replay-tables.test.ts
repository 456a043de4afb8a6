import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
const at = (name: string): string => join(folder, name);

const table = `keres,sc_status,db,method,http_host
/te,200,3,GET,
/te,200,2,get,lapunk.example
/nincs?a=1,200,5,GET,lapunk.example
"/tag/x	y",200,1,HEAD,
/te,404,7,POST,
/te,404,4,GET,
`;

beforeAll(async () => {
  writeFileSync(at('day.csv'), table);
  writeFileSync(at('binary.parquet'), 'PAR1 is not enough');
  writeFileSync(at('other.csv'), 'a,b\n1,2\n');
  for (const [name, quote] of [
    ['doubled.csv', '""'],
    ['escaped.csv', '"'],
  ] as const)
    writeFileSync(at(name), ['keres,db', String.raw`"/\xC5\x91",1`, `"/a?q=\\${quote}b\\${quote}",1`, ''].join('\n'));
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`copy (select * from read_csv('${at('day.csv')}')) to '${at('day.parquet')}' (format parquet)`);
  connection.closeSync();
});
afterAll(() => rmSync(folder, { recursive: true }));

const replayed = async (
  name: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly err: string; readonly report: Readonly<Record<string, unknown>> }> => {
  const ran = await run([
    'replay',
    '--from',
    at(name),
    '--json',
    '--columns',
    'url=keres',
    '--fail-on',
    'none',
    ...args,
  ]);
  return { code: ran.code, err: ran.err, report: objects(ran)[0] ?? {} };
};

describe('replay --from', () => {
  it.each(['day.csv', 'day.parquet', 'd*y.parquet'])(
    'groups %s first and counts each row as often as it says',
    async (name) => {
      const { code, report } = await replayed(name);
      expect(code).toBe(0);
      expect(report).toMatchObject({
        lines: 15,
        requests: 15,
        bad: 0,
        final: { page: 9, 'not-found': 5, 'bad-request': 1 },
        notFound: 5,
        findings: expect.arrayContaining([expect.objectContaining({ kind: 'new-404', hits: 5 })]),
      });
    },
  );

  it('says the same as a log of the same requests', async () => {
    const lines = [
      '3\t/te\t200',
      '2\thttps://lapunk.example/te\t200',
      '5\thttps://lapunk.example/nincs?a=1\t200',
      '1\t/tag/x%09y\t200',
      '4\t/te\t404',
    ];
    const [counted] = objects(
      await run(['replay', '-', '--json', '--log-format', 'weighted', '--fail-on', 'none'], { input: lines }),
    );
    const { report } = await replayed('day.csv');
    expect({ ...report, seconds: 0 }).toEqual({ ...counted, seconds: 0 });
  });

  // DuckDB 1.5.6 takes a backslash for the escape when a row holds `\"`, then removes it from all rows.
  it('refuses quotes that are not doubled (RFC 4180, 2) and leaves backslashes as they are', async () => {
    expect(await replayed('escaped.csv')).toMatchObject({ code: 3, report: { requests: 0 } });
    const { report } = await replayed('doubled.csv', '--keep-query', '--all');
    expect(report).toMatchObject({ requests: 2, bad: 0 });
    expect(JSON.stringify(report)).toContain(String.raw`/\\xC5\\x91`);
    expect(JSON.stringify(report)).toContain(String.raw`/a?q=\\\"b\\\"`);
  });

  it('judges other methods when asked to', async () => {
    expect((await replayed('day.csv', '--method', 'POST')).report).toMatchObject({ requests: 7 });
  });

  it.each([
    ['binary.parquet', 'nem olvasható'],
    ['nincs.csv', 'No files found'],
    ['other.csv', 'egyik oszlopában sincs cím'],
  ])('exits with 3 when %s cannot be read, and reports that nothing was judged', async (name, why) => {
    const { code, err } = await replayed(name);
    expect(code).toBe(3);
    expect(err).toContain(why);
    expect(err).toContain('semmi sem került megítélésre');
  });

  it('sends no network request for any name', async () => {
    const ran = await run(['replay', '--from', 'http://127.0.0.1:9/x.parquet', '--json']);
    expect(ran.code).toBe(3);
    expect(ran.err).toMatch(/httpfs|extension/i);
  });

  it.each([[['day.log']], [['--since', '2026-11-24']], [['--columns', 'nope=x']]])(
    'takes no %j beside it',
    async (args) => {
      expect((await replayed('day.csv', ...args)).code).toBe(2);
    },
  );
});
