import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampedPixels, frameSize, resizedFrame } from './frame-size.ts';
import { type EmbedAllowList, recognizeEmbed } from './recognize-embed.ts';

const video = { kind: 'video', src: 'https://keret.video.example/embed/{id}' } as const;
const allowList: EmbedAllowList = {
  musicHosts: ['zene.example'],
  rules: [
    { ...video, host: 'video.example', pattern: '/watch?v={id:11}' },
    { ...video, host: 'vid.example', pattern: '/{id:11}' },
    { ...video, host: 'video.example', pattern: '/embed/{id:11}' },
    {
      kind: 'map',
      host: 'terkep.example',
      pattern: '/maps/d/embed?mid={id}',
      src: 'https://terkep.example/maps/d/embed?mid={id}',
    },
    {
      kind: 'election-map',
      host: 'adat.example',
      pattern: '/election/terkep',
      src: 'https://adat.example/election/terkep',
    },
    {
      kind: 'post',
      host: 'uzenet.example',
      pattern: '/{user}/status/{id}',
      src: 'https://uzenet.example/{user}/status/{id}',
      endpoint: 'https://uzenet.example/oembed',
    },
  ],
};
const recognized = (url: string) => recognizeEmbed(url, allowList);
const videoOf = (id: string) => ({ kind: 'video', src: `https://keret.video.example/embed/${id}` });

describe('recognizeEmbed', () => {
  it.each([
    ['https://video.example/watch?v=dQw4w9WgXcQ', videoOf('dQw4w9WgXcQ')],
    ['https://video.example/watch?list=x&v=dQw4w9WgXcQ&t=5s#most', videoOf('dQw4w9WgXcQ')],
    ['https://vid.example/dQw4w9WgXcQ/', videoOf('dQw4w9WgXcQ')],
    ['https://video.example/embed/dQw4w9WgXcQ', videoOf('dQw4w9WgXcQ')],
    [
      'https://terkep.example/maps/d/embed?mid=1a_B-2&z=9',
      { kind: 'map', src: 'https://terkep.example/maps/d/embed?mid=1a_B-2' },
    ],
    [
      'https://adat.example/election/terkep?ev=2024',
      { kind: 'election-map', src: 'https://adat.example/election/terkep' },
    ],
    [
      'https://uzenet.example/kiss.anna/status/123?s=20',
      { kind: 'post', url: 'https://uzenet.example/kiss.anna/status/123', endpoint: 'https://uzenet.example/oembed' },
    ],
    [
      'https://zene.example/track/4uLU6hMCjMI75M1A2tKUQC',
      { kind: 'music', src: 'https://zene.example/embed/track/4uLU6hMCjMI75M1A2tKUQC', height: 155 },
    ],
    [
      'https://www.masutt.example/cikk?a=1#b',
      { kind: 'link', url: 'https://www.masutt.example/cikk?a=1', label: 'masutt.example' },
    ],
  ])('of %s is %j', (url, embed) => {
    expect(recognized(url)).toEqual(embed);
  });

  it.each([
    'https://video.example/watch?v=rovid',
    'https://video.example/watch?v=dQw4w9WgXc%22',
    'https://video.example/watch',
    'https://video.example/embed/dQw4w9WgXcQ/x',
    'https://x.video.example/watch?v=dQw4w9WgXcQ',
    'https://terkep.example/maps/d/embed?mid=a%2Fb',
    'https://uzenet.example/../status/1',
    'https://zene.example/show/4uLU6hMCjMI75M1A2tKUQC',
  ])('of %s is but a link', (url) => {
    expect(recognized(url)?.kind).toBe('link');
  });

  it.each([
    'http://video.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    '',
    '/cikk',
    'https://a:b@video.example/',
  ])('of %s is nothing', (url) => {
    expect(recognized(url)).toBeNull();
  });

  it('frames only allowed hosts, for any address', () => {
    const urls = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string(),
      fc
        .tuple(fc.constantFrom('video.example', 'vid.example', 'terkep.example', 'uzenet.example'), fc.string())
        .map(([host, rest]) => `https://${host}/${rest}`),
      fc.string().map((id) => `https://video.example/watch?v=${id}`),
    );
    fc.assert(
      fc.property(urls, (url) => {
        const embed = recognized(url);
        if (embed === null || embed.kind === 'link') return;
        const { host, href } = new URL(embed.kind === 'post' ? embed.url : embed.src);
        expect(['keret.video.example', 'terkep.example', 'adat.example', 'uzenet.example', 'zene.example']).toContain(
          host,
        );
        expect(href).toMatch(/^https:\/\/[\w./?=-]+$/);
      }),
    );
  });

  it('keeps a link on the host that its label names', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const embed = recognizeEmbed(url, { rules: [], musicHosts: [] });
        if (embed?.kind === 'link') expect(new URL(embed.url).host.replace(/^www\./, '')).toBe(embed.label);
      }),
    );
  });
});

describe('frameSize', () => {
  const ofUrl = (url: string) => {
    const embed = recognized(url);
    return embed && frameSize(embed);
  };
  const asks = { type: 'iframe-size', height: 900 } as const;

  it('is reserved by the kind of embed', () => {
    expect(ofUrl('https://vid.example/dQw4w9WgXcQ')).toEqual({ kind: 'ratio', width: 16, height: 9 });
    expect(ofUrl('https://terkep.example/maps/d/embed?mid=1')).toEqual({ kind: 'ratio', width: 4, height: 3 });
    expect(ofUrl('https://zene.example/episode/4uLU6hMCjMI75M1A2tKUQC')).toEqual({
      kind: 'pixels',
      height: 233,
      follows: false,
    });
    expect(ofUrl('https://masutt.example/')).toBeNull();
  });

  it('follows the requested height of a map or post only', () => {
    const map = ofUrl('https://adat.example/election/terkep');
    const player = ofUrl('https://zene.example/track/4uLU6hMCjMI75M1A2tKUQC');
    const clip = ofUrl('https://vid.example/dQw4w9WgXcQ');
    expect(map && resizedFrame(map, asks)).toEqual({ kind: 'pixels', height: 900, follows: true });
    expect(map && resizedFrame(map, { type: 'route-push', path: '/' })).toBe(map);
    expect(player && resizedFrame(player, asks)).toBe(player);
    expect(clip && resizedFrame(clip, asks)).toBe(clip);
  });

  it('is never below 0 nor above 10,000', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (pixels) => {
        const size = clampedPixels(pixels);
        expect(size >= 0 && size <= 10_000 && (size === pixels || pixels < 0 || pixels > 10_000)).toBe(true);
      }),
    );
  });
});
