import type { KeyboardEvent } from 'react';
import { chapterAt } from '#core/editorial/podcasts/chapter.ts';
import { duration } from '#core/wording/duration.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { useChapters } from './chapters.ts';
import type { Deeds } from './deeds.ts';
import { SleepChoices } from './sleep-choices.tsx';
import { useSound } from './sound.ts';
import { Speed } from './speed.tsx';

const ChapterList = ({ deeds }: { readonly deeds: Deeds }) => {
  const chapters = useChapters();
  const current = chapterAt(chapters, useSound().at);
  if (chapters.length === 0) return null;
  return (
    <ol className="player__chapters" aria-label={podcastMessages.chapters}>
      {chapters.map(({ at, title }, index) => (
        <li key={at}>
          <button
            type="button"
            className="player__chapter"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => deeds.seekTo(at)}
          >
            <span className="player__time">{duration(at)}</span> {title}
          </button>
        </li>
      ))}
    </ol>
  );
};

export const PlayerOptions = ({ deeds, shut }: { readonly deeds: Deeds; readonly shut: () => void }) => {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    shut();
  };
  return (
    <div className="player__options" onKeyDown={press}>
      <p className="player__choices">
        <SleepChoices sleepAfter={deeds.sleepAfter} />
        <Speed playAt={deeds.playAt} />
      </p>
      <ChapterList deeds={deeds} />
    </div>
  );
};
