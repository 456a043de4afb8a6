import { type KeyboardEvent, useState } from 'react';
import type { Minimalized } from '#core/editorial/podcasts/player.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { CloseIcon, OptionsIcon } from '../../icons/icons.tsx';
import { duration } from '#core/wording/duration.ts';
import type { Deeds } from './deeds.ts';
import { handFocusOn } from './hand-focus-on.ts';
import { jumpSeconds } from './media-keys.ts';
import { type OpenPlayer, PlayerTitle, PlayerToggle } from './player-parts.tsx';
import { PlayerOptions } from './player-options.tsx';
import { usePlayer } from './player-store.ts';
import { useSound } from './sound.ts';
import { Speed } from './speed.tsx';

const Seek = ({ deeds }: { readonly deeds: Deeds }) => {
  const { at, length } = useSound();
  return (
    <div className="player__seek">
      <span className="player__time">{duration(at)}</span>
      <input
        type="range"
        className="player__range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(at)}
        aria-label={podcastMessages.seek}
        aria-valuetext={podcastMessages.at(duration(at) ?? '', duration(length) ?? '')}
        onChange={({ target }) => deeds.seekTo(Number(target.value))}
      />
      <span className="player__time">{duration(length)}</span>
    </div>
  );
};

const Trouble = ({ deeds }: { readonly deeds: Deeds }) => {
  const { state } = useSound();
  return (
    <p className="player__state" role="status">
      {state === 'loading' && podcastMessages.loading}
      {(state === 'failed' || state === 'missing') && (
        <>
          {podcastMessages[state]}{' '}
          <button type="button" className="player__again" onClick={() => deeds.perform({ kind: 'Play' })}>
            {podcastMessages.again}
          </button>
        </>
      )}
    </p>
  );
};

const Aside = ({ player, deeds }: { readonly player: OpenPlayer; readonly deeds: Deeds }) => {
  const enlarge = (): void => {
    deeds.perform({ kind: 'Minimalize', to: 'none' });
    handFocusOn(`.player__to-${player.minimalized}`);
  };
  return (
    <>
      <PlayerToggle player={player} perform={deeds.perform} />
      <button
        type="button"
        className="player__small player__open"
        aria-label={podcastMessages.enlarge}
        onClick={enlarge}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 15l6-6 6 6" />
        </svg>
      </button>
    </>
  );
};

const Whole = ({ player, deeds }: { readonly player: OpenPlayer; readonly deeds: Deeds }) => {
  const [open, setOpen] = useState(false);
  const shut = (): void => {
    setOpen(false);
    handFocusOn('.player__options-button');
  };
  const putAside = (to: Minimalized): void => {
    deeds.perform({ kind: 'Minimalize', to });
    handFocusOn('.player__open');
  };
  const close = (): void => {
    deeds.perform({ kind: 'Destroy' });
    handFocusOn(`main [data-live="play-${player.episode.id}"]`, 'main');
  };
  const aside = (to: Minimalized, label: string, path: string) => (
    <button type="button" className={`player__small player__to-${to}`} aria-label={label} onClick={() => putAside(to)}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <>
      <PlayerTitle player={player} />
      <div className="player__deeds">
        <button
          type="button"
          className="player__small"
          aria-label={podcastMessages.back}
          onClick={() => deeds.jumpBy(-jumpSeconds)}
        >
          −15
        </button>
        <PlayerToggle player={player} perform={deeds.perform} />
        <button
          type="button"
          className="player__small"
          aria-label={podcastMessages.forward}
          onClick={() => deeds.jumpBy(jumpSeconds)}
        >
          +15
        </button>
      </div>
      <Seek deeds={deeds} />
      <div className="player__ends">
        <Speed playAt={deeds.playAt} />
        <button
          type="button"
          className="player__small player__options-button"
          aria-label={podcastMessages.options}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <OptionsIcon />
        </button>
        {aside('left', podcastMessages.toLeft, 'M15 6 9 12l6 6M5 5v14')}
        {aside('right', podcastMessages.toRight, 'm9 6 6 6-6 6M19 5v14')}
        <button type="button" className="player__small" aria-label={podcastMessages.close} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <Trouble deeds={deeds} />
      {open && <PlayerOptions deeds={deeds} shut={shut} />}
    </>
  );
};

/** Renders nothing without an episode (spec §4, "Podcast player"). */
export const PlayerBar = ({ deeds }: { readonly deeds: Deeds }) => {
  const player = usePlayer();
  if (!player.visible) return null;
  const press = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.matches('input,select')) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    deeds.jumpBy(event.key === 'ArrowLeft' ? -jumpSeconds : jumpSeconds);
  };
  const whole = player.minimalized === 'none';
  return (
    <section
      className={whole ? 'player' : `player player--aside player--${player.minimalized}`}
      aria-label={podcastMessages.player}
      onKeyDown={press}
    >
      {whole ? <Whole player={player} deeds={deeds} /> : <Aside player={player} deeds={deeds} />}
    </section>
  );
};
