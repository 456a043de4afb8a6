import { beforeEach, describe, expect, it, vi } from 'vitest';
import { picturesOf, savedPicture, takePictures } from './saved-pictures.ts';

const origin = 'https://lapunk.example';
const megabyte = 1024 * 1024;

const image = (name: string): string =>
  `<img class="x" src="/uploads/${name}_wide.jpg" srcSet="/uploads/${name}_wide.jpg 1x, /uploads/${name}_wide:1.25x.jpg 1.25x, /uploads/${name}_wide:2x.jpg 2x, /uploads/${name}_wide:3x.jpg 3x" alt="">`;
const page = (...names: readonly string[]): string =>
  `<main><article class="article">${names.map(image).join('<p>…</p>')}</article><aside>${image('ajanlo')}</aside></main>`;

const kept = new Map<string, Response>();
const cache = {
  match: async (address: string) => kept.get(new URL(address, origin).href)?.clone(),
  put: async (address: string, answer: Response) => void kept.set(new URL(address, origin).href, answer),
  delete: async (address: string) => kept.delete(new URL(address, origin).href),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
};
const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
const names = (): string[] => [...kept.keys()].map((url) => url.replace(/.*\/(\w+)_wide.*/, '$1'));
const answers = (bytes: number, type = 'image/webp'): void =>
  void fetched.mockImplementation(
    async () => new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }),
  );

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  answers(1000);
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetched);
});

describe('the pictures of a stored page', () => {
  it.each([
    [1, ''],
    [1.1, ':1.25x'],
    [2, ':2x'],
    [3.5, ':2x'],
  ])('are those of its article, cut for a screen of %s', (density, cut) => {
    expect(picturesOf(page('hid'), density)).toEqual([
      { plain: '/uploads/hid_wide.jpg', address: `/uploads/hid_wide${cut}.jpg` },
    ]);
  });

  const teaser = '/uploads/hid_thumb.jpg 160w, /uploads/hid_card.jpg 400w, /uploads/hid_wide.jpg 820w';

  it.each([
    [1, '/uploads/hid_card.jpg'],
    [3, '/uploads/hid_wide.jpg'],
  ])('with known widths have the size of a text column, on a screen of %s', (density, address) => {
    const html = `<article><img src="/uploads/hid_card.jpg" srcSet="${teaser}" sizes="auto, 292px" alt=""></article>`;
    expect(picturesOf(html, density).map((cut) => cut.address)).toEqual([address]);
  });

  it('are empty without an article or a choice of sizes', () => {
    expect(picturesOf(`<main>${image('hid')}</main>`, 1)).toEqual([]);
    expect(picturesOf('<article><img src="/a.jpg" alt=""></article>', 1)).toEqual([]);
  });
});

describe('the pictures of saved articles', () => {
  it('are stored once, requested without cookies, and found for any pixel density', async () => {
    await takePictures([[page('hid', 'part'), page('hid')]], 2);
    expect(fetched.mock.calls.map(([address, how]) => [address, how.credentials])).toEqual([
      ['/uploads/hid_wide:2x.jpg', 'omit'],
      ['/uploads/part_wide:2x.jpg', 'omit'],
    ]);
    for (const cut of ['', ':1.25x', ':3x'])
      expect((await savedPicture(`${origin}/uploads/hid_wide${cut}.jpg`))?.headers.get('content-type')).toBe(
        'image/webp',
      );
    expect(await savedPicture(`${origin}/uploads/hid_square.jpg`)).toBeUndefined();
    fetched.mockClear();
    await takePictures([[page('hid', 'part')]], 1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('go with the article, but for those that another one shows', async () => {
    await takePictures([[page('hid', 'part')], [page('part', 'viz')]], 1);
    await takePictures([[page('part', 'viz')]], 1);
    expect(names().toSorted()).toEqual(['part', 'viz']);
    await takePictures([], 1);
    expect(names()).toEqual([]);
  });

  it('are bounded in bytes: those of the article saved last come first', async () => {
    answers(15 * megabyte);
    await takePictures([[page('egy', 'ketto')]], 1);
    await takePictures([[page('uj')], [page('egy', 'ketto')]], 1);
    expect(names().toSorted()).toEqual(['egy', 'uj']);
  });

  it('are bounded in number', async () => {
    await takePictures([[page(...Array.from({ length: 60 }, (_, at) => `kep${at}`))]], 1);
    expect(kept.size).toBe(40);
  });

  it('are not fetched with data saver, and remain stored', async () => {
    await takePictures([[page('hid')]], 1);
    await takePictures([[page('hid', 'part')]], 0);
    expect(names()).toEqual(['hid']);
  });

  it('are not stored when the response is not a picture, or is missing', async () => {
    answers(10, 'text/html');
    await takePictures([[page('hid')]], 1);
    fetched.mockRejectedValue(new TypeError('offline'));
    await takePictures([[page('part')]], 1);
    expect(names()).toEqual([]);
  });

  it('replace every crop that shows the same part, and no other', async () => {
    const html = '<article><img src="/uploads/hid_card.jpg" srcSet="/uploads/hid_card.jpg 400w" alt=""></article>';
    await takePictures([[html]], 1);
    for (const cut of ['thumb', 'thumb:2x', 'half:2x', 'wide'])
      expect(await savedPicture(`${origin}/uploads/hid_${cut}.jpg`)).toBeDefined();
    expect(await savedPicture(`${origin}/uploads/hid_square.jpg`)).toBeUndefined();
    expect(await savedPicture(`${origin}/uploads/part_thumb.jpg`)).toBeUndefined();
  });
});
