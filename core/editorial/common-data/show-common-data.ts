import type { Currency } from '../../wording/currency.ts';
import { localTime } from '../../wording/local-time.ts';
import { pipMode, type ToldPip } from '../../media/pip/pip-status.ts';
import { speakDay } from '../../wording/speak-day.ts';
import type { CommonData } from './common-data.ts';
import { speakRate, speakWarning } from './hu.ts';
import { shownFigures } from './shown-figures.ts';

/** Shown until `until`, in unix seconds. */
export interface Alarm {
  readonly text: string;
  readonly until: number;
}

export interface ShownCommonData extends Omit<CommonData, 'sponsoredLines' | 'pip'> {
  readonly pip: ToldPip | null;
  readonly line: readonly string[];
  readonly year: number;
  readonly alarms: readonly Alarm[];
}

/** `now` in unix seconds. Texts are built here to keep the words out of the page's script. */
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
