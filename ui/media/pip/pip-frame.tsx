import { useEffect, useRef } from 'react';
import { startedPlayer } from '#core/media/pip/pip-status.ts';
import { begins, ends } from '../podcasts/one-at-a-time.ts';
import { followForeign } from './foreign-player.ts';
import { keepPlace } from './kept-pip.ts';
import type { MediumProps } from './medium-props.ts';

const medium = 'pip';

interface Props extends MediumProps {
  readonly starting: string | null;
  /** Unmounts the player, which is the only way to stop players without a message protocol. */
  readonly stop: () => void;
}

export const PipFrame = ({ url, src, starting, name, begun, startAt, fail, stop }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current: element } = frame;
    if (element === null) return undefined;
    if (begun === 'reader') element.focus({ preventScroll: true });
    if (starting === null) {
      begins(medium, stop);
      return () => ends(medium);
    }
    const player = followForeign(element, {
      heard: ({ playing, at }) => {
        if (playing === true) begins(medium, player.pause);
        if (playing === false) ends(medium);
        if (at !== undefined) keepPlace(url, at, Infinity);
      },
      silent: fail,
    });
    begins(medium, player.pause);
    return () => {
      player.end();
      ends(medium);
    };
  }, [url, begun, starting, fail, stop]);
  return (
    <iframe
      ref={frame}
      className="pip__video"
      src={startedPlayer({ src, starting }, { muted: begun === 'self', second: startAt })}
      title={name}
      // As in ui/article-body/embeds/opened-frame.tsx: the allowed hosts are never our own.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
};
