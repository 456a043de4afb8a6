import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import type { FloodGrade } from '#core/editorial/common-data/flooding.ts';
import { showCommonData } from '#core/editorial/common-data/show-common-data.ts';
import { figuresChangeAt } from '#core/editorial/common-data/shown-figures.ts';
import type { WarningLevel } from '#core/editorial/common-data/weather.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { items, number, orElse, orNull, text, whole } from '../rule/fields.ts';

const warningIn = (warning: Fields) => ({
  level: Math.min(3, Math.max(1, whole(warning, 'level'))) as WarningLevel,
  event: text(warning, 'event'),
  area: orElse(text, warning, 'area', ''),
  from: number(warning, 'from'),
  until: number(warning, 'until'),
});

const gaugeIn = (gauge: Fields) => ({
  river: '',
  place: text(gauge, 'place'),
  level: number(gauge, 'level'),
  change: 0,
  grade: Math.min(3, Math.max(0, whole(gauge, 'grade'))) as FloodGrade,
  record: null,
  observedAt: number(gauge, 'observedAt'),
  old: false,
});

const rateIn = (rate: Fields) => ({
  currency: text(rate, 'currency'),
  rate: number(rate, 'rate'),
  change: 0,
  day: orNull(number, rate, 'day'),
});

const widgetIn = (widget: Fields) => ({
  kind: 'minutes' as const,
  minutes: number(widget, 'minutes'),
  from: orNull(number, widget, 'from'),
  until: orNull(number, widget, 'until'),
});

const figuresIn = (question: Fields) => ({
  ...emptyCommonData,
  weather: {
    place: text(question, 'place'),
    celsius: number(question, 'celsius'),
    sky: '',
    observedAt: number(question, 'observedAt'),
    old: false,
    days: [],
    towns: [],
    warnings: items(question, 'warnings', warningIn),
  },
  flooding: { gauges: items(question, 'gauges', gaugeIn) },
  exchangeRates: items(question, 'rates', rateIn),
  widgets: items(question, 'widgets', widgetIn),
});

export const commonDataRules: readonly AskRule[] = [
  {
    name: 'common-figures',
    input:
      '{now, place, celsius, observedAt, warnings: [{level, event, area?, from, until}], gauges: [{place, level, grade, observedAt}], rates: [{currency, rate, day: seconds | null}], widgets: [{minutes, from: seconds | null, until: seconds | null}]}',
    answer:
      '{line: [text], alarms: [text], weather: "told" | "old" | null, gauges: [place], widgets, changesAt: seconds | null}',
    decide: (question) => {
      const [now, figures] = [number(question, 'now'), figuresIn(question)];
      const { line, alarms, weather, flooding, widgets } = showCommonData(figures, now, {
        timeZone: 'Europe/Budapest',
        currency: { code: 'HUF', sign: 'Ft' },
      });
      const changesAt = figuresChangeAt(figures, now);
      return plainly({
        line,
        alarms: alarms.map((alarm) => alarm.text),
        weather: weather && (weather.old ? 'old' : 'told'),
        gauges: flooding?.gauges.map(({ place }) => place) ?? [],
        widgets: widgets.length,
        changesAt: Number.isFinite(changesAt) ? changesAt : null,
      });
    },
  },
];
