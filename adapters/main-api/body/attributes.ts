import type { BodyAttributes } from '#core/editorial/articles/body.ts';
import { safeLink, safeWebAddress } from '../links/safe-link.ts';

export type Properties = Readonly<Record<string, unknown>>;

const widestSpan = 100;
const scopes = ['col', 'row', 'colgroup', 'rowgroup'] as const;
const directions = ['ltr', 'rtl', 'auto'] as const;
const numberings = ['1', 'a', 'A', 'i', 'I'] as const;
const language = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;

const textOf = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

const wholeNumber = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

const ownIds = (value: unknown): string | undefined =>
  textOf(Array.isArray(value) ? value.join(' ') : value, /^content\d*-[^\p{Cc}]{1,1000}$/u);

const linkOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? (textOf(value, /^(?:\?oldal=\d{1,4})?#content\d*-\S{1,1000}$/) ?? safeLink(value) ?? undefined)
    : undefined;

export const attributesOf = (properties: Properties): BodyAttributes | undefined => {
  const { cite, dir, type } = properties;
  const candidates = {
    href: linkOf(properties.href),
    id: textOf(properties.id, /^content\d*-[^\s\p{Cc}]{1,140}$/u),
    lang: textOf(properties.lang, language),
    dir: oneOf(directions, typeof dir === 'string' ? dir.toLowerCase() : dir),
    hrefLang: textOf(properties.hrefLang, language),
    cite: typeof cite === 'string' ? (safeWebAddress(cite) ?? undefined) : undefined,
    scope: oneOf(scopes, properties.scope),
    colSpan: wholeNumber(properties.colSpan, 2, widestSpan),
    rowSpan: wholeNumber(properties.rowSpan, 2, widestSpan),
    headers: ownIds(properties.headers),
    abbr: textOf(properties.abbr, /^.{1,200}$/s),
    start: wholeNumber(properties.start, -999_999, 999_999),
    reversed: properties.reversed === true ? true : undefined,
    open: properties.open === true ? true : undefined,
    type: oneOf(numberings, type),
    value: wholeNumber(Number(properties.value ?? Number.NaN), -999_999, 999_999),
    title: textOf(properties.title, /^.{1,200}$/s),
    dateTime: textOf(properties.dateTime, /^[\d:.TZWPDHMSY+\- ]{1,40}$/i),
  };
  const present = Object.entries(candidates).filter(([, value]) => value !== undefined);
  return present.length === 0 ? undefined : (Object.fromEntries(present) as BodyAttributes);
};
