import type { NewsletterPlan } from '#adapters/origin/readers/newsletters/plan.ts';
import { supplements } from './supplements.ts';

export const newsletters = [
  { code: 'napi', title: 'Napi levél', description: 'Minden reggel hatkor: az elmúlt nap öt legfontosabb írása.' },
  { code: 'heti', title: 'Heti levél', description: 'Vasárnap délután: amit a hétről érdemes elolvasni.' },
  {
    code: 'mellekletek',
    title: 'A mellékletek levele',
    description: 'Délután ötkor, ha aznap új írás jelent meg egy mellékletünkben.',
  },
] as const;

export const newsletterPlans: readonly NewsletterPlan[] = [
  { code: 'napi', hours: [6, 12], days: 1, maxArticles: 5 },
  { code: 'heti', weekday: 0, hours: [16, 22], days: 7, maxArticles: 10 },
  {
    code: 'mellekletek',
    hours: [17, 22],
    days: 1,
    maxArticles: 5,
    sections: supplements.map(({ slug, title }) => ({ slug, title, path: `/melleklet/${slug}` })),
  },
];
