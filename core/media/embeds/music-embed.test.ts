import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { musicEmbed } from './music-embed.ts';

const hosts = ['zene.example'];
const id = '4uLU6hMCjMI75M1A2tKUQC';

describe('musicEmbed', () => {
  it.each([
    [`https://zene.example/track/${id}`, undefined, 'track', 155],
    [`https://zene.example/intl-hu/track/${id}?si=abc#x`, undefined, 'track', 155],
    [`https://zene.example/embed/album/${id}?utm=1`, undefined, 'album', 155],
    [`https://zene.example/intl-de/embed/artist/${id}/`, undefined, 'artist', 155],
    [`https://ZENE.example:443/playlist/${id}`, undefined, 'playlist', 155],
    [`https://zene.example/episode/${id}`, undefined, 'episode', 233],
    [`https://zene.example/episode/${id}`, 'compact', 'episode', 80],
    [`https://zene.example/episode/${id}`, 'after', 'episode', 400],
    [`https://zene.example/track/${id}`, 'after', 'track', 400],
  ] as const)('of %s in %s is a player', (url, place, type, height) => {
    expect(musicEmbed(url, hosts, place)).toEqual({ src: `https://zene.example/embed/${type}/${id}`, height });
  });

  it.each([
    `http://zene.example/track/${id}`,
    `https://mas.example/track/${id}`,
    `https://zene.example.mas.example/track/${id}`,
    `https://a@zene.example/track/${id}`,
    `https://zene.example:8443/track/${id}`,
    `https://zene.example/show/${id}`,
    `https://zene.example/track/${id}9`,
    `https://zene.example/track/${id.slice(1)}`,
    `https://zene.example/track/${id.slice(1)}_`,
    `https://zene.example/x/track/${id}`,
    `https://zene.example/embed/intl-hu/track/${id}`,
    `https://zene.example/?/track/${id}`,
    `zene.example/track/${id}`,
    `//zene.example/track/${id}`,
    `https://mas.example\\@zene.example/track/${id}`,
    '',
    'javascript:alert(1)',
  ])('of %s is nothing', (url) => {
    expect(musicEmbed(url, hosts)).toBeNull();
  });

  it('is the same for its own address, and on a host that is allowed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('album', 'artist', 'playlist', 'track', 'episode'),
        fc.stringMatching(/^[A-Za-z0-9]{22}$/),
        fc.constantFrom('after' as const, 'compact' as const, undefined),
        fc.webQueryParameters(),
        (type, code, place, query) => {
          const embed = musicEmbed(`https://zene.example/${type}/${code}?${query}`, hosts, place);
          expect(embed?.src).toBe(`https://zene.example/embed/${type}/${code}`);
          expect(musicEmbed(embed?.src ?? '', hosts, place)).toEqual(embed);
        },
      ),
    );
  });
});
