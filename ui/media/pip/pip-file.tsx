import { useEffect, useRef } from 'react';
import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { connection } from '../../window/connection.ts';
import { keepPlace } from './kept-pip.ts';
import type { MediumProps } from './medium-props.ts';
import { ownVideo } from './pip-controls.tsx';

/** Seconds between two stored positions. */
const every = 5;

export const PipFile = ({ url, src, name, begun, startAt, fail }: MediumProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const keptAt = useRef(0);
  useEffect(() => {
    const { current: player } = video;
    if (player === null) return undefined;
    if (begun === 'reader') player.focus({ preventScroll: true });
    const keep = (): void => keepPlace(url, player.currentTime, player.duration);
    const now = (): void => {
      if (Math.abs(player.currentTime - keptAt.current) < every) return;
      keptAt.current = player.currentTime;
      keep();
    };
    player.addEventListener('timeupdate', now);
    player.addEventListener('pause', keep);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      if (player.currentTime > 0) keep();
      player.pause();
    };
  }, [url, begun]);
  useEffect(() => {
    ownVideo(video.current);
    return () => ownVideo(null);
  }, []);
  useEffect(() => {
    // The browser may refuse autoplay; the reader can then use the player's own button.
    if (begun !== null) video.current?.play().catch(() => undefined);
  }, [begun]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Captions are in the file, or there are none.
    <video
      ref={video}
      className="pip__video"
      src={src}
      aria-label={name}
      controls
      playsInline
      muted={begun === 'self'}
      preload={prefetchPolicy(connection()).prefetch ? 'metadata' : 'none'}
      onLoadedMetadata={({ currentTarget }) => {
        if (startAt > 0) currentTarget.currentTime = startAt;
      }}
      onError={fail}
    />
  );
};
