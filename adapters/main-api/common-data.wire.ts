import { z } from 'zod';
import type { CommonData, MenuItem, Menus } from '#core/common-data/common-data.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import { lenientPathOrWebAddress, lenientText, lenientWebAddress } from './lenient.wire.ts';

const menu = lenientList(
  z.object({
    label: z.string().trim().min(1),
    url: lenientPathOrWebAddress.pipe(z.string()),
  }) satisfies z.ZodType<MenuItem>,
);

const menus: z.ZodType<Menus> = z
  .object({
    site: menu,
    main: menu,
    sidebar: menu,
    heading: menu,
    extra: menu,
    footerHighlight: menu,
    footerNormal: menu,
    footerApp: menu,
    footerSocial: menu,
  })
  .transform(({ footerHighlight, footerNormal, footerApp, footerSocial, ...others }) => ({
    ...others,
    'footer-highlight': footerHighlight,
    'footer-normal': footerNormal,
    'footer-app': footerApp,
    'footer-social': footerSocial,
  }));

const setup = z
  .object({ donations: z.enum(['0', '1']), refreshQuiz: z.enum(['0', '1']) })
  .transform(({ donations, refreshQuiz }): Pick<CommonData, 'donations' | 'refreshQuiz'> => ({
    donations,
    refreshQuiz: refreshQuiz === '1',
  }));

/** frontend/init: what changes when editors or operators change it. */
export const initWire = z.object({
  menus,
  searchPlaceholders: lenientList(z.string().trim().min(1)),
  assetsUrl: lenientWebAddress.transform((url) => url ?? ''),
  componentSetup: setup.catch({ donations: '0', refreshQuiz: false }),
});

/** frontend/refresh: the small figures that change by themselves. */
export const refreshWire = z.object({
  componentSetup: setup.nullable().catch(null),
  exchangesRates: lenientList(z.object({ currency: z.string().min(1), rate: z.number(), change: z.number().catch(0) })),
  weatherData: z
    .object({ place: z.string().min(1), celsius: z.number(), sky: lenientText })
    .nullable()
    .catch(null),
  trendingTags: lenientList(z.object({ slug: z.string().min(1), name: z.string().trim().min(1) })),
});
