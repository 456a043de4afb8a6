import { maxDelay } from '#core/polling/live-history.ts';
import { sportMessages } from '../messages/sport/sport.ts';
import { keepFanSettings, useFanSettings } from './fan-settings.ts';

export const FanTools = () => {
  const settings = useFanSettings();
  const { delay, hidesResults } = settings;
  return (
    <details className="fan-tools" data-wake="idle">
      <summary className="fan-tools__title" data-live="fan-tools">
        {sportMessages.fanTools}
        <span className="fan-tools__state">{sportMessages.fanState(delay, hidesResults)}</span>
      </summary>
      <div className="fan-tools__body">
        <label className="fan-tools__field">
          <span className="fan-tools__label">
            {sportMessages.delay} <span>{sportMessages.seconds(delay)}</span>
          </span>
          <input
            type="range"
            min={0}
            max={maxDelay}
            step={5}
            value={delay}
            aria-valuetext={sportMessages.seconds(delay)}
            onChange={({ target }) => keepFanSettings({ ...settings, delay: target.valueAsNumber })}
          />
          <span className="fan-tools__note">{sportMessages.delayNote}</span>
        </label>
        <label className="fan-tools__choice">
          <input
            type="checkbox"
            checked={hidesResults}
            onChange={({ target }) => keepFanSettings({ ...settings, hidesResults: target.checked })}
          />
          <span>
            {sportMessages.hideResults}
            <span className="fan-tools__note">{sportMessages.hideResultsNote}</span>
          </span>
        </label>
      </div>
    </details>
  );
};
