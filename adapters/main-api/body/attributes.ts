import type { BodyAttributes } from '#core/articles/body.ts';
import { safeLink } from '../links/safe-link.ts';

/** What the sanitiser left of an element's attributes. */
export type Properties = Readonly<Record<string, unknown>>;

/** Cells beyond this many columns or rows are a mistake or an attack. */
const widestSpan = 100;
const scopes = ['col', 'row', 'colgroup', 'rowgroup'] as const;

const textOf = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

const wholeNumber = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

/** The attributes of ours, each checked for its own form; undefined when none is left. */
export const attributesOf = (properties: Properties): BodyAttributes | undefined => {
  const { href } = properties;
  const candidates = {
    href: typeof href === 'string' ? (safeLink(href) ?? undefined) : undefined,
    id: textOf(properties.id, /^content-[\w-]{1,64}$/),
    lang: textOf(properties.lang, /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i),
    scope: scopes.find((scope) => scope === properties.scope),
    colSpan: wholeNumber(properties.colSpan, 2, widestSpan),
    rowSpan: wholeNumber(properties.rowSpan, 2, widestSpan),
    start: wholeNumber(properties.start, -999_999, 999_999),
    title: textOf(properties.title, /^.{1,200}$/s),
    dateTime: textOf(properties.dateTime, /^[\d:.TZWPDHMSY+\- ]{1,40}$/),
  };
  const present = Object.entries(candidates).filter(([, value]) => value !== undefined);
  return present.length === 0 ? undefined : (Object.fromEntries(present) as BodyAttributes);
};
