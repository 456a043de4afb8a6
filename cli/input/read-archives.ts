import { type Archive, archiveOf } from '../mend/archive.ts';
import { readArchive } from '../mend/archive-text.ts';
import type { Installation } from '../installation/installation.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { readWhole } from '../terminal/read-whole.ts';
import type { Tools } from './command.ts';

/** Bytes: some million addresses. */
const largest = 2 ** 27;
const everything = 2 ** 20;

const inFile = async (
  { io, messages: { mend, faults, fileFault }, finish }: Tools,
  file: string,
): Promise<readonly string[] | null> => {
  const text = await readWhole(io, file, largest);
  const found = text.isErr() ? null : readArchive(text.value);
  if (found !== null && typeof found !== 'string') return found;
  const why = text.isErr() ? fileFault(text.error) : mend.archiveFaults[found ?? 'no-address'];
  io.err(`${faults.inputUnreadable(file)} (${why})\n`);
  finish(exitCodes.unreadableInput);
  return null;
};

const inContent = async ({ needs, io, messages: { mend } }: Tools): Promise<readonly string[]> => {
  const outcome =
    (await needs.hasContent?.()) === true
      ? await needs.execute<'list'>({ do: 'list', site: null, since: null, limit: everything })
      : null;
  if (outcome !== null && 'done' in outcome)
    return outcome.done.articles.filter(({ active }) => active).map(({ address }) => address);
  io.err(`${mend.noArchive}\n`);
  return [];
};

/** Null when an archive cannot be read; the error and exit code are already set. */
export const readArchives = async (
  tools: Tools,
  installation: Installation,
  files: readonly string[],
): Promise<Archive | null> => {
  const urls: string[] = [];
  for (const file of files) {
    const found = await inFile(tools, file);
    if (found === null) return null;
    for (const url of found) urls.push(url);
  }
  const archive = archiveOf(installation, files.length > 0 ? urls : await inContent(tools));
  if (archive.unusable > 0) tools.io.err(`${tools.messages.mend.unusable(archive.unusable)}\n`);
  return archive;
};

export const severalTimes = (value: string, before: readonly string[]): readonly string[] => [...before, value];
