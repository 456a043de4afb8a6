import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { OriginAddress, ServeOrigin } from '../../installation/serve-origin.ts';

const serving = async (
  args: readonly string[],
  failure: Awaited<ReturnType<ServeOrigin>> = null,
  noMail: string | null = null,
) => {
  const addresses: OriginAddress[] = [];
  const serveOrigin: ServeOrigin = async (address, onReady) => {
    addresses.push(address);
    if (failure === null) onReady('http://127.0.0.1:4100', noMail);
    return failure;
  };
  return { ...(await run(['origin', ...args], { serveOrigin })), addresses };
};

describe('origin', () => {
  it('listens on the given or configured address, and prints it', async () => {
    expect(await serving(['--host', '0.0.0.0', '--port', '4100'])).toMatchObject({
      code: 0,
      out: '',
      err: 'itt válaszol: http://127.0.0.1:4100 (webkiszolgálóknak: MAIN_API_URL=http://127.0.0.1:4100)\n',
      addresses: [{ host: '0.0.0.0', port: 4100 }],
    });
    const json = await serving(['--json']);
    expect([objects(json), json.addresses]).toEqual([
      [{ schemaVersion: 1, url: 'http://127.0.0.1:4100' }],
      [{ host: null, port: null }],
    ]);
  });

  it('says why it sends readers nothing', async () => {
    const { err } = await serving([], null, 'no-public-origin');
    expect(err).toMatch(/^itt válaszol: .*\ninnen nem megy ki levél: .*PUBLIC_ORIGIN és SISTER_PUBLIC_ORIGIN/);
    expect((await serving(['--lang', 'en'], null, 'no-public-origin')).err).toMatch(
      /this server cannot send mail: .*PUBLIC_ORIGIN/,
    );
    expect(objects(await serving(['--json'], null, 'preview'))).toEqual([
      { schemaVersion: 1, url: 'http://127.0.0.1:4100', noMail: 'preview' },
    ]);
  });

  it.each([
    ['elsewhere', 2],
    ['environment', 2],
    ['broken', 5],
  ] as const)('that cannot be served (%s) ends with %i and says why', async (failed, code) => {
    expect(await serving([], { failed, about: 'EZ' })).toMatchObject({ code, err: expect.stringContaining('EZ') });
  });

  it.each(['x', '-1', '65536', ''])('refuses the port %j', async (port) => {
    expect(await serving(['--port', port])).toMatchObject({ code: 2, addresses: [] });
  });
});
