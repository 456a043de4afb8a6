import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createLoadPicture } from './load-picture.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const load = (address: string) =>
  createLoadPicture(
    { url: upstream.baseUrl, headers: { 'origin-secret': 'a-secret' } },
    createSteerableTime(),
  )(address);
const answering = (status: number, body: string | Buffer, headers = {}) => {
  upstream.answer = (_, response) => void response.writeHead(status, headers).end(body);
};
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a02' } });

describe('a picture of upstream', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('is converted to WebP from any format: %s', async (format) => {
    answering(200, await plain(90, 60).toFormat(format).toBuffer());
    const loaded = await load('/livescore/media/team/1.svg');
    expect(loaded.kind).toBe('picture');
    const made = await sharp(loaded.kind === 'picture' ? loaded.webp : Buffer.alloc(0)).metadata();
    expect([made.format, made.width, made.height]).toEqual(['webp', 90, 60]);
  });

  it('is rendered from SVG without its scripts and links', async () => {
    const asked = upstream.requests.length;
    answering(
      200,
      `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>1</script>
        <image href="${upstream.baseUrl}/secret.png" width="9" height="9"/><rect width="20" height="20" fill="red"/></svg>`,
    );
    const loaded = await load('/livescore/media/team/1.svg');
    expect(String(loaded.kind === 'picture' && loaded.webp.subarray(8, 12))).toBe('WEBP');
    expect(upstream.requests.length).toBe(asked + 1);
  });

  it('is no larger than a page shows, and never enlarged', async () => {
    answering(200, await plain(3000, 1500).png().toBuffer());
    const loaded = await load('/livescore/media/circuit/1.svg');
    const made = await sharp(loaded.kind === 'picture' ? loaded.webp : Buffer.alloc(0)).metadata();
    expect([made.width, made.height]).toEqual([640, 320]);
  });

  it('is requested with the secret of the service only from its own host', async () => {
    answering(200, await plain(9, 9).png().toBuffer());
    await load('/livescore/media/team/1.svg');
    expect(upstream.requests.at(-1)?.headers['origin-secret']).toBe('a-secret');
    await load(`${upstream.baseUrl}/teams/1.png`);
    expect(upstream.requests.at(-1)?.headers['origin-secret']).toBeUndefined();
  });

  it('is null for a missing or invalid response', async () => {
    for (const [status, body] of [
      [404, ''],
      [403, 'no'],
      [200, '<!doctype html><title>Hello</title>'],
      [200, ''],
      [200, '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"></svg>'],
    ] as const) {
      answering(status, body);
      expect((await load('/livescore/media/team/1.svg')).kind, `${status} ${body}`).toBe('none');
    }
  });

  it('is not known of while its host fails, sends too much or sends elsewhere', async () => {
    for (const [status, body, headers] of [
      [503, '', {}],
      [429, '', {}],
      [302, '', { location: 'http://127.0.0.1:5432/' }],
      [200, Buffer.alloc(1024 * 1024 + 1), {}],
    ] as const) {
      answering(status, body, headers);
      const loaded = await load('/livescore/media/team/1.svg');
      expect(loaded.kind, String(status)).toBe('unavailable');
    }
  });
});
