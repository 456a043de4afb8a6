import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { LedgerLine } from '#adapters/newsroom-contract/migration.ts';
import { isLostPicture } from './lost-pictures.ts';
import { ownFile, ownFolder } from './own-modes.ts';

const names = {
  state: 'migration.json',
  done: 'articles.ndjson',
  ledger: 'ledger.ndjson',
  pictures: 'pictures.ndjson',
  imported: 'imported.json',
} as const;

/** A line of `articles.ndjson`, written after the article's file and its ledger lines. */
export interface DoneArticle {
  readonly id: string;
  /** Null when the article was dropped. */
  readonly file: string | null;
  readonly hidden: boolean;
  /** Bytes of the ledger up to the end of this article. */
  readonly ledger: number;
}

const readLines = async function* <Line>(file: string): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    try {
      yield JSON.parse(line) as Line;
    } catch {
      // The process ended while it wrote this line.
      return;
    }
  }
};

const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT';

/** The output of a migration. A run that ended anywhere can be resumed: each article is complete or absent. */
export class OutputFolder {
  readonly path: string;
  private ledgerSize = 0;
  private lastFolder = '';

  constructor(path: string) {
    this.path = path;
  }

  private at(name: keyof typeof names): string {
    return join(this.path, names[name]);
  }

  /** The text that a run began with; null for a new folder. */
  async began(): Promise<string | null> {
    return readFile(this.at('state'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  async begin(state: string): Promise<void> {
    await mkdir(this.path, ownFolder).catch((error: NodeJS.ErrnoException) => {
      // The error names the folder above that is closed.
      throw Object.assign(error, { path: this.path });
    });
    await writeFile(this.at('state'), state, ownFile);
  }

  async *done(): AsyncGenerator<DoneArticle> {
    if ((await readFile(this.at('done')).catch(() => null)) !== null) yield* readLines<DoneArticle>(this.at('done'));
  }

  async *pictures(): AsyncGenerator<readonly [address: string, path: string]> {
    if ((await readFile(this.at('pictures')).catch(() => null)) === null) return;
    for await (const [address, path] of readLines<readonly [string, string]>(this.at('pictures')))
      yield [address, join(this.path, path)];
  }

  async *ledger(): AsyncGenerator<LedgerLine> {
    yield* readLines<LedgerLine>(this.at('ledger'));
  }

  /** Removes the articles that lack a picture: the run makes them again, and the next import takes them again. */
  async withoutLost(done: readonly DoneArticle[]): Promise<readonly DoneArticle[]> {
    if (done.length === 0) return done;
    const lost = new Set<string>();
    for await (const { id, line } of this.linesOf(done)) if (isLostPicture(line)) lost.add(id);
    if (lost.size === 0) return done;
    const kept: DoneArticle[] = [];
    let [size, before] = [0, 0];
    for (const one of done) {
      if (!lost.has(one.id)) {
        size += one.ledger - before;
        kept.push({ ...one, ledger: size });
      }
      before = one.ledger;
    }
    const imported = Number(await readFile(this.at('imported'), 'utf8').catch(() => '0'));
    const taken = done.filter(({ file }) => file?.startsWith('articles') === true).slice(0, imported);
    const part = `${this.at('ledger')}.part`;
    await writeFile(part, this.textWithout(done, lost), ownFile);
    // A process that ends between these steps leaves a folder that the next run fills from its beginning.
    await rm(this.at('imported'), { force: true });
    await rm(this.at('done'), { force: true });
    await rename(part, this.at('ledger'));
    await this.resume(kept);
    if (imported > 0)
      await writeFile(this.at('imported'), String(taken.filter(({ id }) => !lost.has(id)).length), ownFile);
    return kept;
  }

  private async *textWithout(done: readonly DoneArticle[], lost: ReadonlySet<string>): AsyncGenerator<string> {
    for await (const { id, text } of this.linesOf(done)) if (!lost.has(id)) yield text;
  }

  private async *linesOf(
    done: readonly DoneArticle[],
  ): AsyncGenerator<{ readonly id: string; readonly line: LedgerLine; readonly text: string }> {
    let [size, at] = [0, 0];
    for await (const line of this.ledger()) {
      const text = `${JSON.stringify(line)}\n`;
      size += Buffer.byteLength(text);
      while (at < done.length && size > (done[at]?.ledger ?? 0)) at += 1;
      const article = done[at];
      if (article === undefined) return;
      yield { id: article.id, line, text };
    }
  }

  /** Cuts the lines that an interrupted run wrote after its last complete article. */
  async resume(done: readonly DoneArticle[]): Promise<void> {
    this.ledgerSize = done.at(-1)?.ledger ?? 0;
    await truncate(this.at('ledger'), this.ledgerSize).catch((error: NodeJS.ErrnoException) => {
      if (!isMissing(error)) throw error;
    });
    await writeFile(this.at('done'), done.map((one) => `${JSON.stringify(one)}\n`).join(''), ownFile);
  }

  notePicture(address: string, path: string): Promise<void> {
    return appendFile(this.at('pictures'), `${JSON.stringify([address, relative(this.path, path)])}\n`, ownFile);
  }

  async writeText(name: string, text: string | Iterable<string>): Promise<void> {
    const file = join(this.path, name);
    const folder = dirname(file);
    if (folder !== this.lastFolder) await mkdir(folder, ownFolder);
    this.lastFolder = folder;
    await writeFile(file, text, ownFile);
  }

  async add(lines: readonly LedgerLine[], article?: Omit<DoneArticle, 'ledger'>): Promise<void> {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    this.ledgerSize += Buffer.byteLength(text);
    await appendFile(this.at('ledger'), text, ownFile);
    if (article !== undefined)
      await appendFile(this.at('done'), `${JSON.stringify({ ...article, ledger: this.ledgerSize })}\n`, ownFile);
  }

  async moveTo(path: string): Promise<void> {
    await rm(path, { recursive: true, force: true });
    await rename(this.path, path);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
