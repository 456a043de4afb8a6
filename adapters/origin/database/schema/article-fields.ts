import { z } from 'zod';
import { correction, mostCorrections } from './correction.ts';
import { siteKeys } from './origin-site.ts';

/** What an article says of itself beside its text, its times, its labels and its cover. */
export interface ArticleField {
  /** Of the table `articles`; made by a migration. */
  readonly column: string;
  /** What the head of a file may say under the field's name. */
  readonly said: z.ZodType;
  /** What holds where nothing is said. */
  readonly unsaid: unknown;
  /** The flag by which it holds where nothing is said. */
  readonly flag?: string;
  /** Told in a form of its own by the main API; any other is told with the article, under the field's name. */
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
const apart = <Field extends ArticleField>(field: Field) => ({ ...field, apart: true as const });

/**
 * Every field of an article by its name, once: rows, the table's type, the head of files, plain data and what the main
 * API answers are made from this list, and a test holds the migrated table against it.
 */
export const articleFields = {
  subtitle: text('subtitle'),
  contentHighlight: text('content_highlight'),
  ogDescription: text('og_description'),
  facebookImage: textOrNone('facebook_image'),
  adfree: flagged('adfree', 'adfree'),
  rank: number('rank'),
  colorScheme: text('color_scheme'),
  colorClass: text('color_class'),
  headerType: text('header_type'),
  /** The number of a live blog's story: at most twelve characters with a digit among them, its unit, and what it counts. */
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

  // Of lists too (summary.ts).
  indexAVCode: apart(text('index_av_code')),
  /** What is seen on the cover; its caption says more, or something else. */
  coverImageAlt: apart(text('cover_image_alt')),
  recommender: apart(text('recommender')),
  active: apart(yes('active', true)),
  english: apart(flagged('english', 'english')),
  adult: apart(flagged('adult_content', 'adult-content')),
  pr: apart(flagged('pr', 'pr')),
  ctUrl: apart(textOrNone('ct_url')),
  originatingSite: apart(siteOrNone('originating_site')),

  // Told in another form (main-api/single-articles.ts).
  mirroring: apart(list('mirroring_sites', siteKey)),
  contributors: apart(list('contributors', z.object({ role: z.string(), name: z.string() }))),
  recommended: apart(textOrNone('recommended')),
  /** What stands behind `<!-- gate -->` in a page is not for everybody. */
  gated: apart(yes('gated')),
  /** Slugs of the pieces that belong to it. */
  subArticles: apart(list('sub_articles', z.string())),
  /** In the order of time. */
  corrections: apart({
    ...list('corrections', correction),
    said: z.array(correction).max(mostCorrections).readonly(),
  }),
} as const satisfies Readonly<Record<string, ArticleField>>;

type Fields = typeof articleFields;
export type FieldName = keyof Fields;
type ValueOf<Field extends ArticleField> = z.output<Field['said']> | Field['unsaid'];

/** The columns of the fields. */
export type FieldColumns = { [Name in FieldName as Fields[Name]['column']]: ValueOf<Fields[Name]> };
/** What may be said of an article; what is not said is as the list has it. */
export type SaidFields = { readonly [Name in FieldName]?: ValueOf<Fields[Name]> | undefined };
/** The fields that the main API tells under their names. */
export type ToldFields = {
  readonly [Name in FieldName as Fields[Name] extends { readonly apart: true } ? never : Name]: ValueOf<Fields[Name]>;
};

export const fieldNames = Object.keys(articleFields) as readonly FieldName[];
export const fieldColumns = fieldNames.map((name) => articleFields[name].column);

const fieldOf = (name: FieldName): ArticleField => articleFields[name];

/** The columns of an article of which so much is said. */
export const columnsOf = (said: SaidFields, flags: readonly string[]): FieldColumns =>
  Object.fromEntries(
    fieldNames.map((name) => {
      const { column, unsaid, flag } = fieldOf(name);
      return [column, said[name] ?? (flag === undefined ? unsaid : flags.includes(flag))];
    }),
  ) as unknown as FieldColumns;

/** The part of a file's head that says them. */
export const fieldsShape = Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).said.optional()])) as {
  readonly [Name in FieldName]: z.ZodOptional<Fields[Name]['said']>;
};

/** What the main API tells of a row under the fields' names. */
export const toldOf = (row: FieldColumns): ToldFields =>
  Object.fromEntries(
    fieldNames.filter((name) => fieldOf(name).apart !== true).map((name) => [name, row[articleFields[name].column]]),
  ) as unknown as ToldFields;
