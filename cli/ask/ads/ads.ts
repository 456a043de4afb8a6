import { type AdSize, type AdSlot, fittingSizes, isDesktop, observerMargin } from '#core/ads/ad-slot.ts';
import { adSource } from '#core/ads/ad-source.ts';
import { adUnitPath } from '#core/ads/ad-unit-path.ts';
import { fillAvCode } from '#core/ads/fill-av-code.ts';
import {
  type AdSlotEvent,
  type AdSlotState,
  emptySlot,
  nextSlotState,
  slotWakesAt,
} from '#core/ads/next-slot-state.ts';
import { reservedSize } from '#core/ads/reserved-size.ts';
import { suppressAd } from '#core/ads/suppress-ad.ts';
import { routeNames } from '#core/pages/pages.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import {
  BadInput,
  flag,
  inner,
  isSet,
  items,
  list,
  number,
  object,
  oneOf,
  orElse,
  text,
  texts,
  wordOf,
} from '../rule/fields.ts';

const isSize = (value: unknown): value is AdSize =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((pixels) => typeof pixels === 'number' && Number.isFinite(pixels));

const sizesIn = (fields: Fields, name: string): readonly AdSize[] =>
  list(fields, name).map((value) => {
    if (!isSize(value)) throw new BadInput('sizes', name);
    return value;
  });

const articleIn = (question: Fields): { flags: readonly string[]; superTags: readonly string[]; video: boolean } => {
  const article = object(question, 'article');
  return { flags: texts(article, 'flags'), superTags: texts(article, 'superTags'), video: isSet(article, 'video') };
};

const slotIn = (question: Fields): AdSlot => {
  const slot = inner(question, 'slot');
  return {
    name: orElse(text, slot, 'name', ''),
    sizes: orElse(sizesIn, slot, 'sizes', []),
    loadMode: orElse(wordOf(['early', 'in-view']), slot, 'loadMode', 'early'),
    observerMargin: orElse(number, slot, 'observerMargin', 0),
    loadCollapsed: isSet(slot, 'loadCollapsed'),
    pr: isSet(slot, 'pr'),
    delay: isSet(slot, 'delay'),
    setupad: isSet(slot, 'setupad'),
    fixed: isSet(slot, 'fixed'),
  };
};

const slotEvent = (event: Fields): AdSlotEvent => {
  const kind = oneOf(event, 'kind', ['initialised', 'observed', 'time-passed', 'answered', 'navigated']);
  switch (kind) {
    case 'initialised':
    case 'time-passed':
      return { kind, at: number(event, 'at') };
    case 'observed':
      return { kind, at: number(event, 'at'), near: flag(event, 'near') };
    case 'answered':
      return { kind, filled: flag(event, 'filled') };
    case 'navigated':
      return { kind };
  }
};

const stateAfter = (slot: AdSlot, events: readonly AdSlotEvent[]): AdSlotState =>
  events.reduce((state, event) => nextSlotState(slot, state, event), emptySlot);

export const adRules: readonly AskRule[] = [
  {
    name: 'ads',
    input: '{route, article?: {flags, superTags, video?}, slot?: {pr?}, app?}',
    answer: '"show" | "suppress"',
    decide: (question, { settings }) => {
      const article = orElse(articleIn, question, 'article', undefined);
      const rest = {
        route: oneOf(question, 'route', routeNames),
        slot: { pr: isSet(inner(question, 'slot'), 'pr') },
        app: isSet(question, 'app'),
      };
      return suppressAd(article === undefined ? rest : { ...rest, article }, settings.houseTag);
    },
  },
  {
    name: 'ad-slot',
    input: '{slot?: {loadMode?, delay?}, events: [{kind, at?, near?, filled?}]}',
    answer: '{state, wakesAt}',
    decide: (question) => {
      const slot = slotIn(question);
      const state = stateAfter(slot, items(question, 'events', slotEvent));
      return { answer: { state, wakesAt: slotWakesAt(slot, state) }, reason: state.kind };
    },
  },
  {
    name: 'ad-reserved-size',
    input: '{slot: {sizes, loadCollapsed?}, filled?, width}',
    answer: '[width, height] | null',
    decide: (question) =>
      plainly(
        reservedSize(
          slotIn(question),
          { kind: 'loaded', at: 0, filled: isSet(question, 'filled') },
          number(question, 'width'),
        ),
      ),
  },
  {
    name: 'ad-sizes',
    input: '{sizes: [[width, height]], width}',
    answer: '[[width, height]]',
    decide: (question) => plainly(fittingSizes(sizesIn(question, 'sizes'), number(question, 'width'))),
  },
  {
    name: 'ad-observer-margin',
    input: '{observerMargin}',
    answer: 'pixels',
    decide: (question) => plainly(observerMargin({ observerMargin: number(question, 'observerMargin') })),
  },
  {
    name: 'ad-source',
    input: '{network: text | null, consented}',
    answer: '"house" | "network"',
    decide: (question) =>
      plainly(adSource({ network: orElse(text, question, 'network', null), consented: flag(question, 'consented') })),
  },
  {
    name: 'ad-unit-path',
    input: '{slot: text, site?}',
    answer: 'path',
    decide: (question, installation) =>
      plainly(
        adUnitPath(installation.settings.adNetwork, siteOrMain(question, installation).slug, text(question, 'slot')),
      ),
  },
  {
    name: 'av-code',
    input: '{avCode, location, now}',
    answer: 'text',
    decide: (question) =>
      plainly(
        fillAvCode(text(question, 'avCode'), { location: text(question, 'location'), now: number(question, 'now') }),
      ),
  },
  {
    name: 'desktop',
    input: '{width}',
    answer: 'boolean',
    decide: (question) => plainly(isDesktop(number(question, 'width'))),
  },
];
