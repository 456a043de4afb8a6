import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { recogniseDesk } from './recognise-desk.ts';

const [adminKey, contentKey] = [`${'a'.repeat(24)}:${'b'.repeat(64)}`, 'c'.repeat(26)];
let server: Server | null = null;
afterEach(() => void server?.close());

type Given = readonly [status: number, body: unknown];
const asked: string[] = [];

const serving = async (answer: (path: string, request: IncomingMessage) => Given | null): Promise<string> => {
  asked.length = 0;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const [status, body] = answer(path, request) ?? [404, '<html>nincs ilyen</html>'];
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => void server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const recognise = (address: string, key: string | null = null, allowPrivate = true) =>
  recogniseDesk({ address, key, allowPrivate }, systemTime);

const posts = { posts: [], meta: { pagination: { page: 1, pages: 1, total: 0 } } };
const ghost = (path: string, { headers }: IncomingMessage): Given | null => {
  if (path === '/ghost/api/admin/site/') return [200, { site: { title: 'Lap' } }];
  const isKnown = path.includes(`key=${contentKey}`) || headers.authorization?.startsWith('Ghost ') === true;
  if (/^\/ghost\/api\/(?:admin|content)\/posts\//.test(path))
    return isKnown ? [200, posts] : [401, { errors: [{ type: 'UnauthorizedError', message: 'Invalid token' }] }];
  return null;
};

describe('a site that is to be followed', () => {
  it('is a WordPress by its REST index, which may need the password', async () => {
    const address = await serving((path, { headers }) =>
      path === '/wp-json/'
        ? headers.authorization === undefined
          ? [401, { code: 'rest_login_required' }]
          : [200, { namespaces: ['wp/v2'] }]
        : null,
    );
    expect(await recognise(address, 'anna:jelszó')).toEqual({ kind: 'wordpress', mayHaveHooks: false });
    expect(await recognise(address)).toMatchObject({ unusable: 'no-desk' });
  });

  it('is a Ghost by its site, and needs one of its keys: webhooks need that of the Admin API', async () => {
    const address = await serving(ghost);
    expect(await recognise(address)).toMatchObject({ unusable: 'no-key' });
    expect(await recognise(address, 'anna:jelszó')).toMatchObject({ unusable: 'no-key' });
    expect(await recognise(address, adminKey)).toEqual({ kind: 'ghost', mayHaveHooks: true });
    expect(await recognise(address, contentKey)).toEqual({ kind: 'ghost', mayHaveHooks: false });
    expect(await recognise(address, 'd'.repeat(26))).toEqual({
      unusable: 'key-refused',
      why: 'HTTP status 401 UnauthorizedError: Invalid token',
    });
  });

  it('gets no key of Ghost before it has said that it is one', async () => {
    const seen: (string | undefined)[] = [];
    const address = await serving((_, { headers }) => {
      seen.push(headers.authorization);
      return null;
    });
    expect(await recognise(address, adminKey)).toMatchObject({ unusable: 'no-desk' });
    expect(await recognise(address, contentKey)).toMatchObject({ unusable: 'no-desk' });
    expect(seen.filter(Boolean)).toEqual([]);
    expect(asked.join()).not.toContain(contentKey);
  });

  it('is neither when it does not answer, and is not asked at a private address without the option', async () => {
    const address = await serving(() => [503, 'karbantartás']);
    expect(await recognise(address)).toEqual({ unusable: 'no-desk', why: 'HTTP status 503' });
    expect(await recognise(address, null, false)).toMatchObject({
      unusable: 'no-desk',
      why: expect.stringContaining('is a private address'),
    });
    expect(asked).toHaveLength(3);
  });
});
