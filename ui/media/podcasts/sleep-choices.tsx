import { type SleepChoice, sleepMinutes, sleepMinutesLeft } from '#core/editorial/podcasts/sleep-timer.ts';
import { podcastMessages } from '../../messages/media/podcasts.ts';
import { preciseNow } from '../../window/now.ts';
import { useChapters } from './chapters.ts';
import { useSleep } from './sleep.ts';
import { useSound } from './sound.ts';

const choiceIn = (value: string): SleepChoice =>
  sleepMinutes.find((minutes) => String(minutes) === value) ??
  (value === 'chapter' || value === 'episode' ? value : 'never');

export const SleepChoices = ({ sleepAfter }: { readonly sleepAfter: (choice: SleepChoice) => void }) => {
  const sleep = useSleep();
  const hasChapters = useChapters().length > 0;
  useSound();
  const left = sleepMinutesLeft(sleep, preciseNow());
  return (
    <label className="player__sleep">
      {podcastMessages.sleep}
      <select
        className="player__select"
        value={sleep.kind === 'minutes' ? sleep.choice : sleep.kind}
        onChange={({ target }) => sleepAfter(choiceIn(target.value))}
      >
        <option value="never">{podcastMessages.sleepNever}</option>
        {sleepMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {podcastMessages.sleepAfter(minutes)}
          </option>
        ))}
        {hasChapters && <option value="chapter">{podcastMessages.sleepAtChapter}</option>}
        <option value="episode">{podcastMessages.sleepAtEnd}</option>
      </select>
      {left !== null && <span className="player__time">{podcastMessages.sleepsIn(left)}</span>}
    </label>
  );
};
