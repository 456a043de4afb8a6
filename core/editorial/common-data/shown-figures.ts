import type { CommonFigures } from './common-data.ts';
import { isCurrentRate } from './day-rate.ts';
import { shownFlooding } from './flooding.ts';
import { shownWeather, warningsChangeAt } from './weather.ts';
import { isWidgetShown, widgetChangesAt } from './widget.ts';

/**
 * What of the figures is shown at a moment (unix seconds): nothing that is over, too old or of the future. Showing it
 * again changes nothing.
 */
export const shownFigures = <Figures extends CommonFigures>(figures: Figures, now: number): Figures => ({
  ...figures,
  exchangeRates: figures.exchangeRates.filter((rate) => isCurrentRate(rate, now)),
  weather: shownWeather(figures.weather, now),
  flooding: shownFlooding(figures.flooding, now),
  widgets: figures.widgets.filter((widget) => isWidgetShown(widget, now)),
});

/**
 * The next moment at which other figures have to be shown although nothing new was told: what was made with these is
 * not to be given as fresh after it. Infinity where there is none.
 */
export const figuresChangeAt = ({ weather, widgets }: CommonFigures, now: number): number =>
  Math.min(warningsChangeAt(weather, now), ...widgets.map((widget) => widgetChangesAt(widget, now)));
