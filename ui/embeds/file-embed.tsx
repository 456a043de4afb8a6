import { createElement, type ReactNode } from 'react';
import type { Embed } from '#core/articles/body.ts';
import { imageVariant, onAssets } from '#core/images/image-variant.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { embedMessages } from '../messages/embeds.ts';

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'film' | 'sound' }>;
  readonly frame: Frame;
  readonly caption?: ReactNode;
}

/** A film or a sound of our own host, in the browser's own player: nothing is loaded before it is started. */
export const FileEmbed = ({ embed: { kind, src, title, poster }, frame, caption = title }: Props) => {
  const { assetsUrl } = frame.common;
  const player = {
    src: onAssets(src, assetsUrl),
    controls: true,
    preload: 'none',
    'aria-label': title ?? embedMessages.file[kind],
  };
  return (
    <figure className="embed embed--file">
      {kind === 'sound'
        ? createElement('audio', player)
        : createElement('video', { ...player, poster: poster && imageVariant(poster, 'wide', null, assetsUrl) })}
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
};
