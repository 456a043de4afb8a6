import type { DayForecast } from '#core/editorial/common-data/weather.ts';
import { weekdayNames, weekdayOf } from '#core/wording/speak-day.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';

interface Props {
  readonly days: readonly DayForecast[];
  readonly zone: string;
}

export const WeatherDays = ({ days, zone }: Props) =>
  days.length === 0 ? null : (
    <ul className="weather__days">
      {days.map(({ at, low, high, sky }) => (
        <li key={at}>
          <span className="weather__day">{weekdayNames[weekdayOf(at, zone)]}</span>
          <span className="weather__sky">{sky}</span>
          <span aria-hidden="true">{commonDataMessages.range(low, high)}</span>
          <span className="unseen">{commonDataMessages.lowAndHigh(low, high)}</span>
        </li>
      ))}
    </ul>
  );
