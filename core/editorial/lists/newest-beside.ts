import { notListed } from './highlight-box.ts';

interface Listed {
  readonly id: number;
}

interface Dated extends Listed {
  readonly publishedAt: number;
}

/** More than the box shows, because the page may list many of them. All pages share one call with this number. */
export const newestOffered = 40;
export const newestPlaces = 6;
const freshSeconds = 2 * 24 * 60 * 60;

export type NewestTitle = 'newest' | 'furtherFresh' | 'further';

export interface NewestBeside<Card> {
  readonly newest: readonly Card[];
  readonly newestTitle: NewestTitle;
}

/** Age counts from the newest article, so a page needs no clock. */
const titleOf = (offered: readonly Dated[], shown: readonly Dated[]): NewestTitle => {
  const [newest, first] = [offered[0], shown[0]];
  if (newest === undefined || first === undefined || shown.every(({ id }, at) => id === offered[at]?.id))
    return 'newest';
  return newest.publishedAt - first.publishedAt > freshSeconds ? 'further' : 'furtherFresh';
};

/**
 * The newest articles that the page does not list (R52). A page that lists them all repeats the newest. The title
 * promises the newest only where none of them is left out.
 */
export const newestBeside = <Card extends Dated>(
  offered: readonly Card[],
  listed: readonly Listed[],
): NewestBeside<Card> => {
  const left = notListed(listed, offered);
  const newest = (left.length > 0 ? left : offered).slice(0, newestPlaces);
  return { newest, newestTitle: titleOf(offered, newest) };
};
