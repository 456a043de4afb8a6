import { notListed } from './highlight-box.ts';

interface Listed {
  readonly id: number;
}

/** More than the box shows, because the page may list many of them. All pages share one call with this number. */
export const newestOffered = 40;
export const newestPlaces = 6;

/** The newest articles that the page does not list (R52). A page that lists them all repeats the newest. */
export const newestBeside = <Card extends Listed>(
  offered: readonly Card[],
  listed: readonly Listed[],
): readonly Card[] => {
  const left = notListed(listed, offered);
  return (left.length > 0 ? left : offered).slice(0, newestPlaces);
};
