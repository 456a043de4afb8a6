import { type MouseEvent, useState } from 'react';
import type { Embed } from '#core/editorial/articles/body.ts';
import { frameSize } from '#core/media/embeds/frame-size.ts';
import { webAddress } from '#core/media/embeds/web-address.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { embedMessages } from '../../messages/media/embeds.ts';
import { PlayIcon } from '../../icons/icons.tsx';
import { Picture } from '../../media/pictures/picture.tsx';
import type { OpenedFrame } from './opened-frame.tsx';

interface Props {
  readonly embed: Exclude<
    Embed,
    { readonly kind: 'picture' | 'film' | 'sound' | 'disclaimer' | 'quiz' | 'post' | 'link' }
  >;
  readonly frame: Frame;
}

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Classes, because the content policy allows no inline styles. */
const sizeClass = (embed: Props['embed']): string => {
  const size = frameSize(embed);
  return size?.kind === 'pixels' ? `embed--h${size.height}` : `embed--${size?.width ?? 16}x${size?.height ?? 9}`;
};

/** No third-party request before the reader opens it (R26). */
export const FrameEmbed = ({ embed, frame }: Props) => {
  const [Opened, setOpened] = useState<typeof OpenedFrame | null>(null);
  const opened = Opened !== null;
  const { kind, src, title = '', poster } = embed;
  const host = webAddress(src)?.host ?? '';
  const name = title === '' ? embedMessages.kind[kind] : title;
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    import('./opened-frame.tsx').then(
      (module) => setOpened(() => module.OpenedFrame),
      () => location.assign(src),
    );
  };
  return (
    <figure className={`embed embed--${kind} ${sizeClass(embed)}`}>
      {opened ? (
        <div className="embed__room">
          <Opened embed={embed} name={name} />
        </div>
      ) : (
        <a className="embed__open" href={src} rel="noopener nofollow" data-live={src} onClick={open}>
          {poster !== undefined && (
            <Picture image={{ path: poster, alt: '' }} size="wide" frame={frame} className="embed__poster" />
          )}
          <span className="embed__what">
            <span className="embed__kind">{embedMessages.kind[kind]}</span>
            {title !== '' && <strong className="embed__name">{title}</strong>}
          </span>
          <span className="embed__act">
            <PlayIcon />
            {embedMessages.open[kind]}
          </span>
        </a>
      )}
      <figcaption className="caption">
        {opened && title !== '' && (
          <>
            {title}
            {'\u00a0· '}
          </>
        )}
        <span className="embed__privacy">{opened ? embedMessages.from(host) : embedMessages.privacy(host)}</span>
        <span className="embed__printed">{src}</span>
      </figcaption>
    </figure>
  );
};
