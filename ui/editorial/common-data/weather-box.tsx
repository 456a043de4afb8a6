import { speakWarning } from '#core/editorial/common-data/hu.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';
import { Observed } from './observed.tsx';
import { WeatherDays } from './weather-days.tsx';

export const WeatherBox = ({ frame }: { readonly frame: Frame }) => {
  const {
    common: { weather },
    renderedAt,
    site: { timeZone },
  } = frame;
  if (weather === null) return null;
  const { warnings, place, celsius, sky, days, towns, old, observedAt } = weather;
  return (
    <section className="weather" aria-labelledby="idojaras">
      <h2 className="container__title" id="idojaras">
        {commonDataMessages.weather}
      </h2>
      {warnings.map((warning) => (
        <p
          key={`${warning.event} ${warning.area} ${warning.from}`}
          className="weather__warning"
          data-level={warning.level}
          data-ends={warning.until}
          suppressHydrationWarning
        >
          {speakWarning(warning, renderedAt, timeZone)}
        </p>
      ))}
      <p className="weather__now">
        <span className="weather__place">{place}</span>
        <strong className="weather__degrees">{commonDataMessages.degrees(celsius)}</strong>
        <span className="weather__sky">{sky}</span>
      </p>
      <WeatherDays days={days} zone={timeZone} />
      {towns.length > 0 && (
        <ul className="weather__towns" aria-label={commonDataMessages.towns}>
          {towns.map((town) => (
            <li key={town.place}>
              {town.place} <strong>{commonDataMessages.degrees(town.celsius)}</strong>
              {town.sky !== '' && `, ${town.sky}`}
            </li>
          ))}
        </ul>
      )}
      <Observed at={observedAt} old={old} frame={frame} />
    </section>
  );
};
