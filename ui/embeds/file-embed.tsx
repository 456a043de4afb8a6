import type { ReactNode } from 'react';
import type { Embed } from '#core/articles/body.ts';
import { imageVariant } from '#core/images/image-variant.ts';
import { onAssets } from '#core/images/on-assets.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { embedMessages } from '../messages/embeds.ts';

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'film' | 'sound' }>;
  readonly frame: Frame;
  readonly caption?: ReactNode;
}

/** A film or a sound of our own host, in the browser's own player: nothing is loaded before it is started. */
export const FileEmbed = ({ embed: { kind, src, title = '', poster }, frame, caption }: Props) => {
  const { assetsUrl } = frame.common;
  const player = {
    src: onAssets(src, assetsUrl),
    controls: true,
    preload: 'none',
    'aria-label': title === '' ? embedMessages.file[kind] : title,
  } as const;
  return (
    <figure className="embed embed--file">
      {kind === 'sound' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Editors give no captions beside a file.
        <audio {...player} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Captions are in the file, or there are none.
        <video
          {...player}
          playsInline
          poster={poster === undefined ? undefined : imageVariant(poster, 'wide', null, assetsUrl)}
        />
      )}
      {title !== '' && <figcaption className="caption">{caption ?? title}</figcaption>}
    </figure>
  );
};
