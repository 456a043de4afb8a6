import { z } from 'zod';
import { lenientPart } from '#adapters/http/lenient-part.ts';
import { firstOfEach, lenientList } from '#adapters/http/tolerant-list.ts';
import type { ComponentSetup, MenuItem, Menus } from '#core/editorial/common-data/common-data.ts';
import type { DayRate } from '#core/editorial/common-data/day-rate.ts';
import type { Currency } from '#core/wording/currency.ts';
import { noPip, type PipStatus } from '#core/media/pip/pip-status.ts';
import type { CardWire } from '../../wire/card.wire.ts';
import { floodingWire } from './flooding.wire.ts';
import { lenientFlag, lenientPathOrWebAddress, lenientTextOf, lenientWebAddress } from '../../wire/lenient.wire.ts';
import { lenientPublicList } from '../../wire/public-only.ts';
import { sponsoredLineWire } from './sponsored-line.wire.ts';
import { weatherWire } from './weather.wire.ts';
import { widgetWire } from './widget.wire.ts';

/** Limits per list; these items appear on every page. */
const max = { menu: 40, placeholders: 40, sponsored: 10, lines: 40, rates: 60, tags: 12, widgets: 6 } as const;
const label = z.string().trim().min(1).max(80);

const menu = lenientList(
  z.object({
    label,
    url: lenientPathOrWebAddress.pipe(z.string()),
  }) satisfies z.ZodType<MenuItem>,
  max.menu,
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

export const initWire = (card: CardWire) =>
  z.object({
    menus,
    searchPlaceholders: lenientList(label, max.placeholders),
    assetsUrl: lenientWebAddress.transform((url) => url ?? ''),
    componentSetup: lenientPart(setup).transform((told): ComponentSetup => told ?? noSetup),
    sponsoredArticles: lenientPublicList(card, max.sponsored),
    sponsoredLines: lenientList(sponsoredLineWire, max.lines),
  });

const startOfDay = z.iso
  .date()
  .transform((day) => Date.parse(day) / 1000)
  .nullable()
  .catch(null);

/** Plausible maximum of an exchange rate. The Kuwaiti dinar costs about half of it. */
const dearest: Readonly<Record<Currency['code'], number>> = { HUF: 2_000, RON: 30 };
const cheapest = 0.0001;

/** A daily change above 25 % means that a value is wrong. */
const rateIn = (code: Currency['code']): z.ZodType<DayRate> =>
  z
    .object({
      currency: z.string().regex(/^[A-Z]{3}$/),
      rate: z.number().min(cheapest).max(dearest[code]),
      change: z.number().catch(0),
      day: startOfDay,
    })
    .refine((told) => Math.abs(told.change) <= told.rate / 4, { path: ['change'] });

const pip: z.ZodType<PipStatus> = z
  .object({
    pipShow: lenientFlag,
    pipTitle: lenientTextOf(200),
    pipUrl: lenientPathOrWebAddress,
    pipOpen: lenientFlag,
    pipLabel: lenientTextOf(80),
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

const figuresIn = (code: Currency['code']) =>
  z.object({
    componentSetup: lenientPart(setup),
    exchangesRates: lenientList(rateIn(code), max.rates).transform(firstOfEach(({ currency }) => currency)),
    weatherData: weatherWire,
    floodingData: floodingWire,
    pipStatus: lenientPart(pip),
    trendingTags: lenientList(z.object({ slug: z.string().min(1).max(200), name: label }), max.tags).transform(
      firstOfEach(({ slug }) => slug),
    ),
    widgets: lenientList(widgetWire, max.widgets).transform(firstOfEach((widget) => widget)),
  });

/** Each figure of frontend/refresh may be missing. A document without any known field is invalid. */
export const refreshWire = (code: Currency['code']) => {
  const figures = figuresIn(code);
  return z
    .record(z.string(), z.unknown())
    .refine((told) => Object.keys(figures.shape).some((name) => name in told))
    .pipe(figures);
};
