import { type ReactNode, useSyncExternalStore } from 'react';
import { pipMessages } from '../../messages/media/pip.ts';
import { windowStore } from '../podcasts/window-store.ts';

const store = windowStore<HTMLVideoElement | null>(null);

export const ownVideo = store.set;

const told = ['play', 'pause', 'volumechange'] as const;

const useVideo = (video: HTMLVideoElement) =>
  useSyncExternalStore(
    (changed) => {
      for (const name of told) video.addEventListener(name, changed);
      return () => told.forEach((name) => video.removeEventListener(name, changed));
    },
    () => `${video.paused} ${video.muted}`,
  );

const toggle = (video: HTMLVideoElement): void => {
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
};

const turnSound = (video: HTMLVideoElement): void => {
  video.muted = !video.muted;
};

const Control = ({ name, press, drawing }: { name: string; press: () => void; drawing: ReactNode }) => (
  <button type="button" className="pip__small pip__control" aria-label={name} onClick={press}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  </button>
);

const Controls = ({ video }: { readonly video: HTMLVideoElement }) => {
  useVideo(video);
  const { paused, muted } = video;
  return (
    <>
      <Control
        name={paused ? pipMessages.play : pipMessages.pause}
        press={() => toggle(video)}
        drawing={<path d={paused ? 'M8 5v14l11-7Z' : 'M8 5v14M16 5v14'} />}
      />
      <Control
        name={muted ? pipMessages.loud : pipMessages.quiet}
        press={() => turnSound(video)}
        drawing={
          <path
            d={
              muted
                ? 'M4 9v6h4l5 4V5L8 9ZM17 9.5l5 5M22 9.5l-5 5'
                : 'M4 9v6h4l5 4V5L8 9ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'
            }
          />
        }
      />
    </>
  );
};

export const PipControls = () => {
  const video = store.use();
  return video && <Controls video={video} />;
};
