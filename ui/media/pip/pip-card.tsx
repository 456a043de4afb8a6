import { useEffect, useState } from 'react';
import { isOffered, type PipPlayer } from '#core/media/pip/pip-player.ts';
import type { ToldPip } from '#core/media/pip/pip-status.ts';
import { duration } from '#core/wording/duration.ts';
import { CloseIcon, PlayIcon } from '../../icons/icons.tsx';
import { pipMessages } from '../../messages/media/pip.ts';
import { handFocusOn } from '../podcasts/hand-focus-on.ts';
import { placeIn } from './kept-pip.ts';
import { PipControls } from './pip-controls.tsx';
import { PipMedium } from './pip-medium.tsx';
import { closePip, dismissPip, finishPip, startPip, usePip } from './pip-store.ts';
import { type Size, useRoom } from './use-room.ts';

/** Milliseconds to show the message at the end of a video. */
const farewell = 6_000;

const Offer = ({ url }: ToldPip) => {
  const savedAt = placeIn(url);
  return (
    <button type="button" className="pip__button pip__play" data-wake="" onClick={() => startPip(savedAt)}>
      <PlayIcon />
      {savedAt === null ? pipMessages.play : pipMessages.playFrom(duration(savedAt) ?? '')}
    </button>
  );
};

const SizeButton = ({ large, turn }: { readonly large: boolean; readonly turn: () => void }) => (
  <button
    type="button"
    className="pip__small pip__size"
    aria-label={large ? pipMessages.smaller : pipMessages.larger}
    onClick={turn}
  >
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={large ? 'M10 4v6H4M14 20v-6h6M10 10 4 4M14 14l6 6' : 'M4 10V4h6M20 14v6h-6M4 4l6 6M20 20l-6-6'} />
    </svg>
  </button>
);

const sizeOf = ({ source }: ToldPip, { shown, finishing }: PipPlayer, large: boolean): Size => {
  if (!(shown || finishing) || source.kind === 'link') return 'bar';
  return large ? 'large' : 'small';
};

const Card = ({ told, player }: { readonly told: ToldPip; readonly player: PipPlayer }) => {
  const { url, title, label, open, source } = told;
  const [large, setLarge] = useState(open);
  const size = sizeOf(told, player, large);
  const card = useRoom(size);
  const offered = isOffered(player);
  const { finishing } = player;
  useEffect(() => {
    if (!finishing) return undefined;
    const timer = setTimeout(finishPip, farewell);
    return () => clearTimeout(timer);
  }, [finishing]);
  const close = (): void => {
    if (offered) closePip();
    else dismissPip();
    handFocusOn('.pip__play', '#tartalom');
  };
  return (
    <section ref={card} className={`pip pip--${size}`} aria-label={pipMessages.region(title)}>
      {size !== 'bar' && (
        <div className="pip__room">
          {finishing ? (
            <p className="pip__over">{pipMessages.over}</p>
          ) : (
            <PipMedium key={url} told={told} startAt={player.startAt} />
          )}
        </div>
      )}
      <div className="pip__words">
        <p className="pip__title">
          <strong className="pip__label">{label}</strong> {title}
        </p>
        {finishing && size === 'bar' && <p className="pip__state">{pipMessages.over}</p>}
        {offered && source.kind !== 'link' && <Offer {...told} />}
        {!finishing && source.kind === 'link' && (
          <a className="pip__button" href={source.url} rel="noopener">
            {pipMessages.watch(source.host)}
          </a>
        )}
      </div>
      <div className="pip__deeds">
        {size !== 'bar' && <PipControls />}
        {size !== 'bar' && <SizeButton large={large} turn={() => setLarge(!large)} />}
        <button
          type="button"
          className="pip__small pip__close"
          aria-label={offered ? pipMessages.closeOffer : pipMessages.close}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </div>
      <span data-live="video" hidden />
    </section>
  );
};

const Gone = () => {
  useRoom(null);
  return null;
};

/** Picture-in-picture video at the bottom of the window (spec §4, "Picture-in-picture video"). */
export const PipCard = () => {
  const { told, player } = usePip();
  const here = told !== null && (player.shown || player.finishing || isOffered(player));
  return (
    <>
      <p className="unseen" role="status">
        {here && !player.finishing && pipMessages.comes(told.label, told.title)}
        {here && player.finishing && pipMessages.over}
      </p>
      {here ? <Card key={told.url} told={told} player={player} /> : <Gone />}
    </>
  );
};
