import { z } from 'zod';
import { lenientPart } from '#adapters/http/lenient-part.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import type { ComponentSetup, MenuItem, Menus } from '#core/common-data/common-data.ts';
import type { DayRate } from '#core/common-data/day-rate.ts';
import { noPip, type PipStatus } from '#core/pip/pip-status.ts';
import type { CardWire } from './card.wire.ts';
import { floodingWire } from './flooding.wire.ts';
import { lenientFlag, lenientPathOrWebAddress, lenientText, lenientWebAddress } from './lenient.wire.ts';
import { lenientPublicList } from './public-only.ts';
import { weatherWire } from './weather.wire.ts';
import { widgetWire } from './widget.wire.ts';

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

const setup: z.ZodType<ComponentSetup> = z
  .object({ donations: z.enum(['0', '1']), refreshQuiz: z.enum(['0', '1']) })
  .transform(({ donations, refreshQuiz }) => ({ donations, refreshQuiz: refreshQuiz === '1' }));

const noSetup: ComponentSetup = { donations: '0', refreshQuiz: false };

/** frontend/init: what changes when editors or operators change it. */
export const initWire = (card: CardWire) =>
  z.object({
    menus,
    searchPlaceholders: lenientList(z.string().trim().min(1)),
    assetsUrl: lenientWebAddress.transform((url) => url ?? ''),
    componentSetup: lenientPart(setup).transform((told): ComponentSetup => told ?? noSetup),
    sponsoredArticles: lenientPublicList(card),
  });

/** A day as its first second (UTC); null where none is named. */
const startOfDay = z.iso
  .date()
  .transform((day) => Date.parse(day) / 1000)
  .nullable()
  .catch(null);

/** What no currency costs in another of ours. */
const dearest = 2_000;

/** A rate does not change by a quarter from one day to the next: such a change tells that one of the two is wrong. */
const rate = z
  .object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    rate: z.number().positive().max(dearest),
    change: z.number().catch(0),
    day: startOfDay,
  })
  .refine((told) => Math.abs(told.change) <= told.rate / 4, { path: ['change'] });

const pip: z.ZodType<PipStatus> = z
  .object({
    pipShow: lenientFlag,
    pipTitle: lenientText,
    pipUrl: lenientPathOrWebAddress,
    pipOpen: lenientFlag,
    pipLabel: lenientText,
    pipIsManual: lenientFlag,
  })
  .transform(({ pipShow, pipTitle, pipUrl, pipOpen, pipLabel, pipIsManual }) => ({
    show: pipShow && pipUrl !== null,
    title: pipTitle,
    url: pipUrl ?? '',
    open: pipOpen,
    label: pipLabel || noPip.label,
    manual: pipIsManual,
  }));

const figures = z.object({
  componentSetup: lenientPart(setup),
  exchangesRates: lenientList(rate satisfies z.ZodType<DayRate>),
  weatherData: weatherWire,
  floodingData: floodingWire,
  pipStatus: lenientPart(pip),
  trendingTags: lenientList(z.object({ slug: z.string().min(1), name: z.string().trim().min(1) })),
  widgets: lenientList(widgetWire),
});

/**
 * frontend/refresh: the small figures that change by themselves; each may stay away without the others. An answer that
 * knows none of them is another document.
 */
export const refreshWire = z
  .record(z.string(), z.unknown())
  .refine((told) => Object.keys(figures.shape).some((name) => name in told))
  .pipe(figures);
