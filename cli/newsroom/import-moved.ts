import { join } from 'node:path';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import { printJson, type Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { tellFailure } from './execute-and-tell.ts';
import { progressLine } from './progress-line.ts';
import { tellDocuments } from './tell-documents.ts';
import { tellFaults } from './tell-faults.ts';
import { tellReceipt } from './tell-receipt.ts';
import { importAddresses } from './import-addresses.ts';
import { readMovedFiles } from './moved-files.ts';
import type { SaveReport } from '#adapters/newsroom-contract/articles.ts';

interface ImportNeeds {
  readonly folder: string;
  readonly site: SiteRole;
  readonly json: boolean;
  readonly resume: boolean;
  readonly signal: AbortSignal;
}

/** Large enough for the database, small enough for memory and for waiting pages. */
const batchSize = 250;

const textIn = async ({ io }: Tools, file: string): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const chunk of io.bytes(file, new AbortController().signal)) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts).toString();
};

const importedIn = async (tools: Tools, file: string): Promise<number> => {
  const text = await textIn(tools, file).catch(() => '');
  const value = parsedJson(text);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
};

/** Sections, authors and menus, before the first article of a database without content. False when it cannot be used. */
const beginNewspaper = async (tools: Tools, folder: string): Promise<boolean> => {
  const newspaper = parsedJson(await textIn(tools, join(folder, 'newspaper.json')));
  const outcome = await tools.needs.execute<'init-empty'>({ do: 'init-empty', newspaper });
  if ('done' in outcome || outcome.failed === 'begun') return true;
  tellFailure(tools, outcome);
  return false;
};

const importDocuments = async (
  tools: Tools,
  folder: string,
  names: readonly string[],
  { json, signal }: Pick<ImportNeeds, 'json' | 'signal'>,
): Promise<boolean> => {
  for (let at = 0; at < names.length && !signal.aborted; at += batchSize) {
    const outcome = await tools.needs.execute<'import-documents'>({
      do: 'import-documents',
      files: names.slice(at, at + batchSize).map((name) => ({ name, path: join(folder, name) })),
    });
    if (!('done' in outcome)) {
      tellFailure(tools, outcome);
      return false;
    }
    tellDocuments(tools, outcome.done, json, false);
  }
  return true;
};

/**
 * Imports the files of a migration in batches. Importing a file twice changes nothing, so a run that ended within a batch
 * repeats it.
 */
export const importMoved = async (tools: Tools, { folder, site, json, resume, signal }: ImportNeeds): Promise<void> => {
  const { io, messages, needs, finish } = tools;
  if (!(await beginNewspaper(tools, folder))) return;
  const { articles: files, documents } = await readMovedFiles(io, folder);
  if (!(await importDocuments(tools, folder, documents, { json, signal }))) return;
  const state = join(folder, 'imported.json');
  const counts = { created: 0, updated: 0, unchanged: 0 };
  let [at, faulty] = [resume ? await importedIn(tools, state) : 0, 0];
  const skipped = at;
  const progress = progressLine(io, (done, _, left) => messages.migrate.importing(done + skipped, files.length, left));
  const take = async (names: readonly string[]): Promise<boolean> => {
    const outcome = await needs.execute<'import'>({
      do: 'import',
      files: names.map((name) => ({ name, path: join(folder, name) })),
      dryRun: false,
      losses: false,
    });
    if (!('done' in outcome)) {
      progress.clear();
      tellFailure(tools, outcome);
      return false;
    }
    const { faults, articles }: SaveReport = outcome.done;
    for (const { what } of articles) counts[what] += 1;
    if (outcome.told && at + names.length >= files.length) tellReceipt(tools, outcome.told, json);
    if (faults.length === 0) return true;
    const wrong = new Set(faults.map(({ file }) => file));
    faulty += wrong.size;
    progress.clear();
    tellFaults(tools, faults, json);
    const sound = names.filter((name) => !wrong.has(name));
    return sound.length === 0 || sound.length === names.length ? true : take(sound);
  };
  for (; at < files.length && !signal.aborted; at += batchSize) {
    if (!(await take(files.slice(at, at + batchSize)))) return;
    await io.writeText(state, String(Math.min(at + batchSize, files.length)));
    progress.show(Math.min(at + batchSize, files.length) - skipped, files.length - skipped);
  }
  progress.clear();
  if (signal.aborted) {
    io.err(`${messages.migrate.failures.interrupted(folder)}\n`);
    return finish(exitCodes.interrupted);
  }
  const addresses = await importAddresses(tools, folder, site);
  if (addresses === null) return;
  if (json) printJson(io, { schemaVersion: 1, imported: { ...counts, faulty, addresses } });
  else io.err(`${messages.migrate.imported({ ...counts, addresses })}\n`);
  if (faulty === 0) return;
  if (!json) io.err(`${messages.migrate.notImported(faulty)}\n`);
  finish(exitCodes.findings);
};
