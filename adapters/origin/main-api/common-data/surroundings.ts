import type { GaugePlan, PlacedWidget, WeatherPlan } from '../../editorial/common-data/plans.ts';
import { simulateGauges } from '../../editorial/common-data/simulate-gauges.ts';
import { simulateWeather } from '../../editorial/common-data/simulate-weather.ts';
import type { ApiContext } from '../context/api-context.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { countedSince } from './minutes.ts';

export type Settings = Readonly<Record<string, unknown>>;

export const weatherOf = ({ now, sport }: ApiContext, { weatherData, weatherPlan }: Settings): unknown => {
  if (weatherData !== undefined || weatherPlan === undefined || !sport.simulates) return weatherData ?? null;
  return simulateWeather(weatherPlan as WeatherPlan, now());
};

const wavesBegan = async ({ db, now }: ApiContext, plans: readonly GaugePlan[]) => {
  const slugs = plans.flatMap(({ wave }) => (wave === undefined ? [] : [wave.article]));
  if (slugs.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('articles')
    .select(['slug', 'pub_date'])
    .where('slug', 'in', slugs)
    .where(isPublic('articles', now()))
    .execute();
  return new Map(rows.map(({ slug, pub_date }) => [slug, pub_date]));
};

export const floodingOf = async (context: ApiContext, { floodingData, gaugePlans }: Settings): Promise<unknown> => {
  if (floodingData !== undefined || gaugePlans === undefined || !context.sport.simulates) return floodingData ?? null;
  const plans = gaugePlans as readonly GaugePlan[];
  return simulateGauges(plans, await wavesBegan(context, plans), context.now());
};

/** The start day of the minutes widget (spec §9). */
const countedFrom = '2025-03-28';

export const widgetsOf = async (context: ApiContext, { widgets = [] }: Settings): Promise<readonly object[]> =>
  Promise.all(
    (widgets as readonly PlacedWidget[]).map(async (widget) =>
      widget.kind === 'minutes' ? { ...widget, ...(await countedSince(context, countedFrom)) } : widget,
    ),
  );
