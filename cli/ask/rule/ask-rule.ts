import type { Site } from '#core/addresses/sites/site.ts';
import type { InstallationWithSettings, Installation } from '../../installation/installation.ts';
import type { Fields } from './fields.ts';
import { BadInput, text } from './fields.ts';

export interface Answer {
  readonly answer: unknown;
  /** A stable word, or empty where the answer speaks for itself. */
  readonly reason: string;
}

/** A decision of the core that can be asked by name. */
export interface AskRule {
  readonly name: string;
  /** What the question holds and what the answer is, for `--list`. */
  readonly input: string;
  readonly answer: string;
  /** Throws BadInput when the question is not what the rule takes. */
  readonly decide: (question: Fields, installation: InstallationWithSettings) => Answer;
}

export const plainly = (answer: unknown): Answer => ({ answer, reason: '' });

/** The site that a question names by slug. */
export const siteIn = (question: Fields, { needs: { sites } }: Installation): Site => {
  const slug = text(question, 'site');
  const site = sites.find((candidate) => candidate.slug === slug);
  if (site === undefined) throw new BadInput('no-site', 'site', slug);
  return site;
};

/** The same; the main site when the question names none. */
export const siteOrMain = (question: Fields, installation: Installation): Site =>
  question['site'] === undefined || question['site'] === null
    ? installation.needs.sites[0]
    : siteIn(question, installation);
