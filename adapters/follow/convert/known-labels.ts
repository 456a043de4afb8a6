import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';
import { slugOf } from '#adapters/origin/content/slug-of.ts';
import type { Label } from '#adapters/migration/moved/moved-article.ts';
import { Plan, type PlanNeeds } from '#adapters/migration/write/plan.ts';
import { giveCommand, type ExecuteCommand } from '../state/give-command.ts';

/** Slugs of sections and authors here, with the names that the newsroom has given them. */
export interface KnownLabels {
  readonly section: (wanted: Label) => Label;
  readonly author: (wanted: Label) => Label;
  /** Slug of a tag. */
  readonly tag: (name: string) => string;
  /** Reads the newsroom's names again. */
  readonly renew: () => Promise<void>;
}

export const tagKey = (name: string): string => name.normalize('NFC').toLowerCase().trim();

export const openLabels = async (execute: ExecuteCommand, site: string, needs: PlanNeeds): Promise<KnownLabels> => {
  const plan = new Plan(needs);
  let [sections, authors, tags] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const namesOf = async (kind: LabelKind, of: string | null): Promise<Map<string, string>> => {
    const { done } = await giveCommand(execute, { do: 'list-labels', kind, site: of });
    return new Map(done.labels.map(({ slug, name }) => [slug, name]));
  };
  const renew = async (): Promise<void> => {
    [sections, authors] = [await namesOf('section', site), await namesOf('author', null)];
    tags = new Map([...(await namesOf('tag', null))].map(([slug, name]) => [tagKey(name), slug]));
  };
  const own = ({ slug, name }: Label, names: ReadonlyMap<string, string>): Label => ({
    slug,
    name: names.get(slug) ?? name,
  });
  await renew();
  return {
    section: (wanted) => own(plan.section(wanted), sections),
    author: (wanted) => own(plan.author(wanted), authors),
    tag: (name) => tags.get(tagKey(name)) ?? (slugOf(name) || 'cimke'),
    renew,
  };
};
