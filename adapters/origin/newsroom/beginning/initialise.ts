import { beginEmpty, beginningOf, contentIn } from '../../content/beginning.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { GivenNewspaper } from './given-newspaper.ts';
import type { Initialised } from '#adapters/newsroom-contract/database.ts';

const mustBeEmpty = async ({ db }: Newsroom): Promise<void> => {
  const there = Object.entries(await contentIn(db)).filter(([table]) => table !== 'blocks');
  if (there.length > 0) throw new CommandFailure('begun', there.map((one) => one.join(' ')).join(', '));
};

/** The server draws the pictures at its next start. Throws a `CommandFailure` for other content. */
export const initSample = async (newsroom: Newsroom): Promise<WithEdition<Initialised>> => {
  const { db, dataDir, sites, sample, now } = newsroom;
  if ((await beginningOf(db)) === 'sample') return { isNew: false, edition: null };
  await mustBeEmpty(newsroom);
  const { edition } = await sample.keep(db, { sites, dataDir, now: now(), signal: AbortSignal.abort() });
  return { isNew: true, edition };
};

/** Throws a `CommandFailure` for a database with content. */
export const initEmpty = async (
  newsroom: Newsroom,
  { newspaper: { authors, ...given } }: { readonly newspaper: GivenNewspaper },
): Promise<WithEdition<Initialised>> => {
  const { db, sites, reserved } = newsroom;
  await mustBeEmpty(newsroom);
  const taken = [
    ...given.sections.filter(({ slug }) => [...reserved.sections, ...reserved.slugs].includes(slug)),
    ...authors.filter(({ slug }) => reserved.slugs.includes(slug)),
  ];
  if (taken.length > 0) throw new CommandFailure('reserved', taken.map(({ slug }) => slug).join(', '));
  const content = { ...given, sites, authors: authors.map((author) => ({ ...author, avatar: null })) };
  return { isNew: true, edition: await beginEmpty(db, content) };
};
