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
  /** Seconds. */
  readonly startAt: number;
}

/** Hydrates the page, to keep the video playing across navigation. The entry script handles it as a click. */
const hydratePage = (): void => document.querySelector<HTMLElement>('#video [data-live]')?.click();

/** When the page is hidden at load, autoplay waits until it is visible. */
const useBegun = (told: ToldPip) => {
  const [begun, setBegun] = useState<Begun>(() => {
    if (told.manual) return 'reader';
    return startsItself(told, isShown()) ? 'self' : null;
  });
  useEffect(() => {
    if (begun !== null) return hydratePage();
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
