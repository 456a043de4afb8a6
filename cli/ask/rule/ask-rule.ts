import type { Site } from '#core/addresses/sites/site.ts';
import type { InstallationWithSettings, Installation } from '../../installation/installation.ts';
import type { Fields } from './fields.ts';
import { BadInput, text } from './fields.ts';

export interface Answer {
  readonly answer: unknown;
  readonly reason: string;
}

export interface AskRule {
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  /** Throws BadInput for invalid input. */
  readonly decide: (question: Fields, installation: InstallationWithSettings) => Answer;
}

export const plainly = (answer: unknown): Answer => ({ answer, reason: '' });

export const siteIn = (question: Fields, { needs: { sites } }: Installation): Site => {
  const slug = text(question, 'site');
  const site = sites.find((candidate) => candidate.slug === slug);
  if (site === undefined) throw new BadInput('no-site', 'site', slug);
  return site;
};

export const siteOrMain = (question: Fields, installation: Installation): Site =>
  question['site'] === undefined || question['site'] === null
    ? installation.needs.sites[0]
    : siteIn(question, installation);
