import type { CommonFigures } from './common-data.ts';
import { isCurrentRate } from './day-rate.ts';
import { shownFlooding } from './flooding.ts';
import { shownWeather, warningsChangeAt } from './weather.ts';
import { isWidgetShown, widgetChangesAt } from './widget.ts';

/** Removes expired, too old and future figures at `now` (unix seconds). Idempotent. */
export const shownFigures = <Figures extends CommonFigures>(figures: Figures, now: number): Figures => ({
  ...figures,
  exchangeRates: figures.exchangeRates.filter((rate) => isCurrentRate(rate, now)),
  weather: shownWeather(figures.weather, now),
  flooding: shownFlooding(figures.flooding, now),
  widgets: figures.widgets.filter((widget) => isWidgetShown(widget, now)),
});

/** Unix seconds at which cached output becomes stale without new data; Infinity for never. */
export const figuresChangeAt = ({ weather, widgets }: CommonFigures, now: number): number =>
  Math.min(warningsChangeAt(weather, now), ...widgets.map((widget) => widgetChangesAt(widget, now)));
