import type { EmbedAllowList } from '#core/embeds/recognize-embed.ts';

const video = { kind: 'video', src: 'https://www.youtube-nocookie.com/embed/{id}' } as const;

/** Everything that articles may embed (spec §2.10); any other address becomes a link (R28). */
export const embeds: EmbedAllowList = {
  musicHosts: ['open.spotify.com'],
  rules: [
    { ...video, host: 'www.youtube.com', pattern: '/watch?v={id:11}' },
    { ...video, host: 'www.youtube.com', pattern: '/embed/{id:11}' },
    { ...video, host: 'www.youtube-nocookie.com', pattern: '/embed/{id:11}' },
    { ...video, host: 'youtu.be', pattern: '/{id:11}' },
    { kind: 'map', host: 'www.google.com', pattern: '/maps/d/embed?mid={id}', src: 'https://www.google.com/maps/d/embed?mid={id}' },
  ],
};
