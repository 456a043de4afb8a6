import type { EmbedAllowList } from './recognize-embed.ts';
import { webAddress } from './web-address.ts';

export const frameOrigins = ({ rules, musicHosts }: EmbedAllowList): readonly string[] => {
  const framed = rules.flatMap(({ kind, src }) =>
    kind === 'post' ? [] : [webAddress(src.replace(/\{[a-z]+\}/g, 'x'))?.origin ?? ''],
  );
  return [...new Set([...framed, ...musicHosts.map((host) => `https://${host}`)])]
    .filter((origin) => origin !== '')
    .toSorted();
};
