import { createReadStream } from 'node:fs';
import { appendFile, stat, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ownFile } from '../write/own-modes.ts';

/** The key is unique in the file. */
export type SourceLine = readonly [key: string, record: unknown];

const endKey = 'end';

/** What a running site has given: a resumed run reads it again instead of asking the site. */
export class SourceFile {
  private readonly path: string;
  private readonly keys = new Set<string>();

  constructor(path: string) {
    this.path = path;
  }

  /** Cuts a line that an interrupted run has written in part. */
  async open(): Promise<void> {
    let whole = 0;
    try {
      for await (const [[key], size] of this.lines()) {
        this.keys.add(key);
        whole += size;
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    const found = await stat(this.path).catch(() => null);
    if (found === null) return;
    if (found.size < whole) await appendFile(this.path, '\n');
    else await truncate(this.path, whole);
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  get isComplete(): boolean {
    return this.keys.has(endKey);
  }

  /** The rest of the keys with this beginning. */
  idsOf(beginning: string): readonly string[] {
    return [...this.keys].filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
  }

  count(beginning: string): number {
    return this.idsOf(beginning).length;
  }

  /** Known keys are left out. */
  async add(lines: readonly SourceLine[]): Promise<void> {
    const added = [...new Map(lines.map((line) => [line[0], line])).values()].filter(([key]) => !this.keys.has(key));
    if (added.length === 0) return;
    await appendFile(this.path, added.map((line) => `${JSON.stringify(line)}\n`).join(''), ownFile);
    for (const [key] of added) this.keys.add(key);
  }

  end(): Promise<void> {
    return this.add([[endKey, null]]);
  }

  async *records(): AsyncGenerator<SourceLine> {
    for await (const [line] of this.lines()) if (line[1] !== null) yield line;
  }

  private async *lines(): AsyncGenerator<readonly [line: SourceLine, size: number]> {
    if ((await stat(this.path).catch(() => null)) === null) return;
    const input = createReadStream(this.path);
    for await (const text of createInterface({ input, crlfDelay: Infinity }))
      yield [JSON.parse(text) as SourceLine, Buffer.byteLength(text) + 1];
  }
}
