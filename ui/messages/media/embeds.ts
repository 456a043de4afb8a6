import type { RecognizedEmbed } from '#core/media/embeds/recognize-embed.ts';

type Framed = Exclude<RecognizedEmbed['kind'], 'post' | 'link'>;

export const embedMessages = {
  kind: {
    video: 'Videó',
    music: 'Zene',
    map: 'Térkép',
    'election-map': 'Választási térkép',
    frame: 'Interaktív ábra',
  } satisfies Record<Framed, string>,
  open: {
    video: 'Videó lejátszása',
    music: 'Lejátszó megnyitása',
    map: 'Térkép megnyitása',
    'election-map': 'Térkép megnyitása',
    frame: 'Ábra megnyitása',
  } satisfies Record<Framed, string>,
  from: (host: string) => `Innen: ${host}`,
  privacy: (host: string) => `Megnyitva adatot kaphat rólad: ${host}`,
  postBy: (by: string, host: string) => (by === '' ? `Bejegyzés: ${host}` : `${by} bejegyzése: ${host}`),
  readPost: 'Megnézem az eredetit',
  outside: 'Külső tartalom',
  quiz: 'Kvíz',
  disclaimer: 'Tudnivaló',
  hidden: 'Rejtett tartalom',
  hiddenInline: 'Rejtett szövegrész',
} as const;
