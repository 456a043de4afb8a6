import { z } from 'zod';
import { correction, maxCorrections } from './correction.ts';
import { siteKeys } from './origin-site.ts';

export interface ArticleField {
  readonly column: string;
  readonly said: z.ZodType;
  readonly unsaid: unknown;
  readonly flag?: string;
  readonly apart?: true;
}

const siteKey = z.enum(siteKeys);
const text = <const C extends string>(column: C) => ({ column, said: z.string(), unsaid: '' });
const textOrNone = <const C extends string>(column: C) => ({ column, said: z.string(), unsaid: null });
const siteOrNone = <const C extends string>(column: C) => ({ column, said: siteKey, unsaid: null });
const number = <const C extends string>(column: C) => ({ column, said: z.number().int(), unsaid: 0 });
const numberOrNone = <const C extends string>(column: C) => ({ ...number(column), unsaid: null });
const yes = <const C extends string>(column: C, unsaid = false) => ({ column, said: z.boolean(), unsaid });
const flagged = <const C extends string>(column: C, flag: string) => ({ ...yes(column), flag });
const list = <const C extends string, Item extends z.ZodType>(column: C, item: Item) => ({
  column,
  said: z.array(item).readonly(),
  unsaid: [],
});
const keyFigure = z.strictObject({
  value: z.string().regex(/^(?=.*\d)\S(.{0,10}\S)?$/),
  unit: z.string().max(12).optional(),
  label: z.string().regex(/\S/).max(80),
});
const webAddress = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/[^\s/?#\\@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/u);
const apart = <Field extends ArticleField>(field: Field) => ({ ...field, apart: true as const });

/**
 * The single list of article fields. Rows, table type, file headers and API responses derive from it; a test compares
 * it with the migrated table.
 */
export const articleFields = {
  subtitle: text('subtitle'),
  contentHighlight: text('content_highlight'),
  ogDescription: text('og_description'),
  searchTitle: text('search_title'),
  canonicalUrl: { column: 'canonical_url', said: webAddress, unsaid: null },
  facebookImage: textOrNone('facebook_image'),
  adfree: flagged('adfree', 'adfree'),
  rank: number('rank'),
  colorScheme: text('color_scheme'),
  colorClass: text('color_class'),
  headerType: text('header_type'),
  keyFigure: { column: 'key_figure', said: keyFigure, unsaid: null },
  articleWidthCover: yes('article_width_cover'),
  spiritualHelp: yes('spiritual_help'),
  drugProblem: yes('drug_problem'),
  subType: text('sub_type'),
  livescoreId: numberOrNone('livescore_id'),
  evergreen: yes('evergreen'),
  periodic: yes('periodic'),
  announcement: yes('announcement'),
  avCode: text('av_code'),
  facebookSuggested: yes('facebook_suggested'),
  facebookEngagement: number('facebook_engagement'),

  indexAVCode: apart(text('index_av_code')),
  coverImageAlt: apart(text('cover_image_alt')),
  recommender: apart(text('recommender')),
  active: apart(yes('active', true)),
  english: apart(flagged('english', 'english')),
  adult: apart(flagged('adult_content', 'adult-content')),
  pr: apart(flagged('pr', 'pr')),
  ctUrl: apart(textOrNone('ct_url')),
  originatingSite: apart(siteOrNone('originating_site')),

  mirroring: apart(list('mirroring_sites', siteKey)),
  contributors: apart(list('contributors', z.object({ role: z.string(), name: z.string() }))),
  recommended: apart(textOrNone('recommended')),
  /** Text after `<!-- gate -->` needs a pass. */
  gated: apart(yes('gated')),
  subArticles: apart(list('sub_articles', z.string())),
  corrections: apart({
    ...list('corrections', correction),
    said: z.array(correction).max(maxCorrections).readonly(),
  }),
} as const satisfies Readonly<Record<string, ArticleField>>;

type Fields = typeof articleFields;
export type FieldName = keyof Fields;
type ValueOf<Field extends ArticleField> = z.output<Field['said']> | Field['unsaid'];

export type FieldColumns = { [Name in FieldName as Fields[Name]['column']]: ValueOf<Fields[Name]> };
export type SaidFields = { readonly [Name in FieldName]?: ValueOf<Fields[Name]> | undefined };
export type ToldFields = {
  readonly [Name in FieldName as Fields[Name] extends { readonly apart: true } ? never : Name]: ValueOf<Fields[Name]>;
};

export const fieldNames = Object.keys(articleFields) as readonly FieldName[];
export const fieldColumns = fieldNames.map((name) => articleFields[name].column);

const fieldOf = (name: FieldName): ArticleField => articleFields[name];

export const columnsOf = (said: SaidFields, flags: readonly string[]): FieldColumns =>
  Object.fromEntries(
    fieldNames.map((name) => {
      const { column, unsaid, flag } = fieldOf(name);
      return [column, said[name] ?? (flag === undefined ? unsaid : flags.includes(flag))];
    }),
  ) as unknown as FieldColumns;

export const fieldsShape = Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).said.optional()])) as {
  readonly [Name in FieldName]: z.ZodOptional<Fields[Name]['said']>;
};

export const toldOf = (row: FieldColumns): ToldFields =>
  Object.fromEntries(
    fieldNames.filter((name) => fieldOf(name).apart !== true).map((name) => [name, row[articleFields[name].column]]),
  ) as unknown as ToldFields;
