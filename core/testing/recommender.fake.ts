import { okAsync } from 'neverthrow';
import type { Recommender } from '../ports/recommender.ts';
import type { Entry, Newsroom } from './newsroom.fake.ts';
import { fails } from './refusals.fake.ts';

export const fakeRecommender = ({ listed, roleOf }: Newsroom): Recommender => {
  const cards = (entries: readonly Entry[]) => entries.map(({ card }) => card);
  const flagged = (site: string, flag: string) =>
    cards(listed(site).filter(({ article }) => article.flags?.includes(flag)));
  const ofSite = (site: string, role: string) => cards(listed(site).filter(({ article }) => article.site === role));

  return {
    section: (site, superTag) =>
      okAsync(
        cards(
          listed(site).filter(({ article }) => article.site === roleOf(site) && article.section === superTag),
        ).slice(0, 8),
      ),
    recommended: (site, version) =>
      version < 1 || version > 20
        ? fails('malformed')
        : okAsync({
            special: cards(listed(site).filter(({ article }) => article.type !== 'article')).slice(0, 8),
            breaking: flagged(site, 'live'),
            important: flagged(site, 'legfontosabb'),
            newest: cards(listed(site)).slice(0, 8),
            favorite: flagged(site, 'kedvenc'),
            pr: flagged(site, 'pr'),
            after: ofSite(site, 'after'),
            g7: ofSite(site, 'g7'),
          }),
  };
};
