import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const judged = async (lines: readonly string[], ...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(['judge', ...args], { input: lines });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

describe('judge', () => {
  it('writes the columns of its contract', async () => {
    expect(
      await judged(['/list/announcement?fbclid=x&a=1', '/te?fbclid=1', '/nincs', '/rss', '/%zz', '/shop', 'a b', '']),
    ).toBe(
      `${[
        '/list/announcement?fbclid=x&a=1|redirect|301|https://lapunk.example/rovat/kozlemeny?a=1|lapunk|articles_by_mstag|page|200|https://lapunk.example/rovat/kozlemeny?a=1|announcement,announcements,strip-fbclid',
        '/te?fbclid=1|redirect|302|https://lapunk.example/te|lapunk|youth|page|200|https://lapunk.example/te|strip-fbclid',
        '/nincs|not-found|404||lapunk||not-found|404||',
        '/rss|resource|200||lapunk||resource|200||',
        '/%zz|bad-request|400||lapunk||bad-request|400||',
        '/shop|redirect|301|https://bolt.example/|||external||https://bolt.example/|shop',
        'a b|error||||||||',
        '|error||||||||',
      ]
        .join('\n')
        .replaceAll('|', '\t')}\n`,
    );
  });

  it('answers what explain answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc
            .tuple(
              fc.constantFrom('/tag/', '/te?', '/list/', '//', 'https://testver.example/', '/g7/', '/'),
              fc.string({ unit: 'grapheme' }),
            )
            .map((parts) => parts.join('').replace(/[\n\r\ufffd]/g, '')),
          { minLength: 1, maxLength: 8 },
        ),
        async (lines) => {
          const rows = objects({ code: 0, err: '', out: await judged(lines, '--json') });
          const explained = objects(await run(['explain', '--json', ...lines]));
          expect(
            rows.map(({ address, outcome, location, site, route, final, finalStatus, finalLocation }) => [
              address,
              [outcome, location, site, route],
              { outcome: final, status: finalStatus, location: finalLocation },
            ]),
          ).toEqual(
            explained.map(({ input, outcome, redirect, site, route, final }) => [
              input,
              [
                outcome,
                (redirect as { location: string } | null)?.location ?? null,
                (site as { slug: string } | null)?.slug ?? null,
                (route as { name: string } | null)?.name ?? null,
              ],
              final,
            ]),
          );
        },
      ),
    );
  });

  it('writes one line for each input line, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(300), async (noise, cut) => {
        const bytes = Buffer.from([...noise, 0x0a]);
        const { code, out } = await run(['judge'], {
          bytes: { '-': [bytes.subarray(0, cut), bytes.subarray(cut)] },
        });
        const lines = out.split('\n');
        expect(code).toBe(0);
        expect(lines).toHaveLength(bytes.toString('latin1').split('\n').length);
        for (const line of lines.slice(0, -1)) expect(line.split('\t')).toHaveLength(10);
      }),
    );
  });

  it('escapes what would break a line, and picks columns in any order', async () => {
    expect(await judged(['/\\a\tb'], '--columns', 'final,address')).toBe('bad-request\t/\\\\a\\tb\n');
    expect(await judged(['/t'], '--columns=status', '--format=json')).toBe('{"status":301}\n');
    expect(await judged(['/t'], '--host', 'http://testver.localhost:3000', '--columns', 'location')).toBe(
      'http://testver.localhost:3000/tamogatas\n',
    );
  });

  it('has nothing to say of nothing, and knows its columns', async () => {
    expect(await judged([])).toBe('');
    expect(await run(['judge', '--columns', 'address,nope'])).toMatchObject({ code: 2, out: '' });
    expect(await run(['judge', '--json', '--format', 'tsv'])).toMatchObject({ code: 2, out: '' });
    expect(await run(['judge'], { hidden: [] })).toMatchObject({ code: 2, out: '' });
    expect(await run(['judge', 'nincs.txt'])).toMatchObject({ code: 3, out: '' });
  });

  it('cuts a line that is too long to be an address, without buffering it', async () => {
    const long = Buffer.alloc(2 ** 20, 'x');
    const { out } = await run(['judge', '--columns', 'outcome,address'], {
      bytes: { '-': [...Array.from({ length: 12 }, () => long), Buffer.from('\n/t\n')] },
    });
    expect(out).toBe(`error\t${'x'.repeat(256)}\nredirect\t/t\n`);
  });
});
