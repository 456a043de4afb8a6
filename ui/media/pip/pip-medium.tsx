import { useCallback, useEffect, useState } from 'react';
import type { ToldPip } from '#core/media/pip/pip-status.ts';
import { PlayIcon } from '../../icons/icons.tsx';
import { pipMessages } from '../../messages/media/pip.ts';
import { placeIn } from './kept-pip.ts';
import type { Begun } from './medium-props.ts';
import { PipFile } from './pip-file.tsx';
import { PipFrame } from './pip-frame.tsx';
import { isConsented, isShown, startsItself } from './starts-itself.ts';

interface Props {
  readonly told: ToldPip;
  /** Seconds at which the reader has started it. */
  readonly startAt: number;
}

/** Begins a page in the app, so that what plays goes on from page to page; the entry hears it as a tap. */
const wakePage = (): void => document.querySelector<HTMLElement>('#video [data-live]')?.click();

/** A video that would have begun on a page that nobody saw begins when it is seen. */
const useBegun = (told: ToldPip) => {
  const [begun, setBegun] = useState<Begun>(() => {
    if (told.manual) return 'reader';
    return startsItself(told, isShown()) ? 'self' : null;
  });
  useEffect(() => {
    if (begun !== null) return wakePage();
    if (!document.hidden) return undefined;
    const seen = (): void => {
      if (!document.hidden && startsItself(told, false)) setBegun('self');
    };
    document.addEventListener('visibilitychange', seen, { once: true });
    return () => document.removeEventListener('visibilitychange', seen);
  }, [begun, told]);
  useEffect(() => {
    const takenBack = (): void => setBegun((now) => (now === 'self' && !isConsented() ? null : now));
    if (told.source.kind !== 'frame') return undefined;
    document.addEventListener('consent', takenBack);
    return () => document.removeEventListener('consent', takenBack);
  }, [told]);
  return [begun, setBegun] as const;
};

/** What is seen of a video: our own player, another's once it may be loaded, or the button that asks for it. */
export const PipMedium = ({ told, startAt }: Props) => {
  const { url, title, manual, source } = told;
  const [begun, setBegun] = useBegun(told);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const stop = useCallback(() => setBegun(null), [setBegun]);
  if (source.kind === 'link') return null;
  if (failed)
    return (
      <p className="pip__over" role="status">
        {pipMessages.failed}{' '}
        <button type="button" className="pip__again" onClick={() => setFailed(false)}>
          {pipMessages.again}
        </button>
      </p>
    );
  // Another document takes up where the one before was left.
  const place = { url, src: source.src, name: title, begun, startAt: manual ? startAt : (placeIn(url) ?? 0), fail };
  if (source.kind === 'file') return <PipFile {...place} />;
  if (begun !== null) return <PipFrame {...place} starting={source.starting} stop={stop} />;
  return (
    <button type="button" className="pip__instead pip__open" onClick={() => setBegun('reader')}>
      <PlayIcon />
      <span>{pipMessages.play}</span>
      <small className="pip__privacy">{pipMessages.privacy(source.host)}</small>
    </button>
  );
};
