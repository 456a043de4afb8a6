import type { Label } from '#adapters/migration/moved/moved-article.ts';
import { Plan, type PlanNeeds } from '#adapters/migration/write/plan.ts';
import { giveCommand, type ExecuteCommand } from '../state/give-command.ts';

/** Slugs of sections and authors here, with the names that the newsroom has given them. */
export interface KnownLabels {
  readonly section: (wanted: Label) => Label;
  readonly author: (wanted: Label) => Label;
  /** Reads the newsroom's names again. */
  readonly renew: () => Promise<void>;
}

export const openLabels = async (execute: ExecuteCommand, site: string, needs: PlanNeeds): Promise<KnownLabels> => {
  const plan = new Plan(needs);
  let [sections, authors] = [new Map<string, string>(), new Map<string, string>()];
  const namesOf = async (kind: 'section' | 'author', of: string | null): Promise<Map<string, string>> => {
    const { done } = await giveCommand(execute, { do: 'list-labels', kind, site: of });
    return new Map(done.labels.map(({ slug, name }) => [slug, name]));
  };
  const renew = async (): Promise<void> => {
    [sections, authors] = [await namesOf('section', site), await namesOf('author', null)];
  };
  const own = ({ slug, name }: Label, names: ReadonlyMap<string, string>): Label => ({
    slug,
    name: names.get(slug) ?? name,
  });
  await renew();
  return {
    section: (wanted) => own(plan.section(wanted), sections),
    author: (wanted) => own(plan.author(wanted), authors),
    renew,
  };
};
