import type { Currency } from '../../wording/currency.ts';
import { localTime } from '../../wording/local-time.ts';
import { pipMode, type ToldPip } from '../../media/pip/pip-status.ts';
import { speakDay } from '../../wording/speak-day.ts';
import type { CommonData } from './common-data.ts';
import { speakRate, speakWarning } from './hu.ts';
import { shownFigures } from './shown-figures.ts';

/** A line that counts until a moment (unix seconds). */
export interface Alarm {
  readonly text: string;
  readonly until: number;
}

/** Common data as a page shows them at a moment, with what the head of every page says in so many words. */
export interface ShownCommonData extends Omit<CommonData, 'sponsoredLines' | 'pip'> {
  readonly pip: ToldPip | null;
  /** The day, the weather and a rate. */
  readonly line: readonly string[];
  readonly year: number;
  /** Warnings of danger. */
  readonly alarms: readonly Alarm[];
}

/** What a site's pages show at a moment (unix seconds); spoken here, so that no page needs the words again. */
export const showCommonData = (
  common: CommonData,
  now: number,
  site: { readonly timeZone: string; readonly currency: Currency; readonly forcesVideo?: boolean },
): ShownCommonData => {
  const { timeZone, currency } = site;
  const { sponsoredLines: _notTold, pip, ...shown } = shownFigures(common, now);
  const { weather, exchangeRates } = shown;
  const [rate] = exchangeRates;
  return {
    ...shown,
    pip: pip && { ...pip, mode: pipMode(pip, site) },
    year: localTime(now, timeZone).year,
    line: [
      speakDay(now, timeZone),
      ...(weather === null || weather.old
        ? []
        : [
            [`${weather.place} ${String(weather.celsius).replace('-', '−')} °C`, weather.sky]
              .filter((part) => part !== '')
              .join(', '),
          ]),
      ...(rate === undefined ? [] : [speakRate(rate, currency)]),
    ],
    alarms: (weather?.warnings ?? [])
      .filter(({ level }) => level > 1)
      .map((warning) => ({ text: speakWarning(warning, now, timeZone), until: warning.until })),
  };
};
