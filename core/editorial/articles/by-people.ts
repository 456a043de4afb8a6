import type { Contributor } from './article.ts';

export const opinionSection = 'velemeny';

interface Pictured<Picture> {
  readonly section: string | undefined;
  /** Subject of a drawn cover; empty for a photograph. */
  readonly motif: string;
  readonly cover: Picture | null;
}

/** Opinion shows its people: a drawn motif says nothing of an argument. */
export const coverOfOpinion = <Picture>({ section, motif, cover }: Pictured<Picture>): Picture | null =>
  section === opinionSection && motif !== '' ? null : cover;

const role = /^(?:támogató|szponzor|megrendelő|sponsor|supporter|advertiser)$/iu;

export const isSponsor = (contributor: Pick<Contributor, 'role'>): boolean => role.test(contributor.role.trim());

interface Told {
  readonly pr: boolean;
  readonly contributors: readonly Contributor[];
}

/** Paid content bears its sponsor's name, never a staff writer's (R57). Without one it has no byline. */
export const byPeople = <One>(
  { pr, contributors }: Told,
  authors: readonly One[],
): { readonly authors: readonly One[]; readonly sponsor?: string } => {
  if (!pr) return { authors };
  const sponsor = contributors.find(isSponsor)?.name;
  return { authors: [], ...(sponsor !== undefined && { sponsor }) };
};
