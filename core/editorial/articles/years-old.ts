import { localTime } from '../../wording/local-time.ts';
import type { Article } from './article.ts';

/** Full years since publication; null in the first year and for evergreen articles. `now` in unix seconds. */
export const yearsOld = (
  { publishedAt, evergreen }: Pick<Article, 'publishedAt' | 'evergreen'>,
  now: number,
  zone: string,
): number | null => {
  if (evergreen) return null;
  const [then, today] = [localTime(publishedAt, zone), localTime(now, zone)];
  const hadItsDay = today.month > then.month || (today.month === then.month && today.day >= then.day);
  const years = today.year - then.year - (hadItsDay ? 0 : 1);
  return years > 0 ? years : null;
};
