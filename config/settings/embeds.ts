import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { brand } from './brand.ts';

const video = {
  kind: 'video',
  src: 'https://www.youtube-nocookie.com/embed/{id}',
  startsBy: 'start',
} as const;
const playlist = { kind: 'video', src: 'https://www.youtube-nocookie.com/embed/videoseries?list={list}' } as const;
const videoHosts = [
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
];
const videoPaths = ['/watch?v={id:11}', '/embed/{id:11}', '/shorts/{id:11}', '/live/{id:11}', '/v/{id:11}'];
const data = `adatok.${brand.domain}`;

/** Everything that articles may embed (spec §2.10); other URLs become links (R28). */
export const embeds: EmbedAllowList = {
  musicHosts: ['open.spotify.com'],
  starting: {
    'https://www.youtube-nocookie.com': 'autoplay=1&mute={muted}&start={second}&playsinline=1&enablejsapi=1',
  },
  rules: [
    ...videoHosts.flatMap((host) =>
      ['/embed/videoseries?list={list}', '/playlist?list={list}'].map((pattern) => ({ ...playlist, host, pattern })),
    ),
    ...videoHosts.flatMap((host) => videoPaths.map((pattern) => ({ ...video, host, pattern }))),
    { ...video, host: 'youtu.be', pattern: '/{id:11}' },
    {
      kind: 'map',
      host: 'www.google.com',
      pattern: '/maps/d/embed?mid={id}',
      src: 'https://www.google.com/maps/d/embed?mid={id}',
    },
    { kind: 'election-map', host: data, pattern: '/election/terkep', src: `https://${data}/election/terkep` },
    { kind: 'frame', host: data, pattern: '/abra/{id}', src: `https://${data}/abra/{id}` },
    { kind: 'frame', host: data, pattern: '/melleklet/{id}', src: `https://${data}/melleklet/{id}` },
    {
      kind: 'post',
      host: 'social.example',
      pattern: '/{user}/{id}',
      src: 'https://social.example/{user}/{id}',
      endpoint: 'https://social.example/oembed',
    },
  ],
};
