import { appendFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mirrored {
  readonly address: string;
  /** Relative to the mirror's folder; null while nothing was stored. */
  readonly file: string | null;
  readonly etag: string | null;
}

const name = 'mirror.ndjson';
/** The last line after a whole run. Links of pages that an interrupted run stored were not all followed. */
const whole = '{"whole":true}\n';

const parseLine = (line: string): readonly Mirrored[] => {
  try {
    const { address, file, etag } = JSON.parse(line) as Partial<Mirrored>;
    return address === undefined ? [] : [{ address, file: file ?? null, etag: etag ?? null }];
  } catch {
    // A killed run can leave half a line.
    return [];
  }
};

/** Which file holds which address. The first line says how links are written; the last line of an address counts. */
export class MirrorList {
  readonly #file: string;
  readonly #head: string;
  readonly #known: Map<string, Mirrored>;
  /** Whether the last run that changed something was whole. */
  readonly isWhole: boolean;

  private constructor(file: string, head: string, known: Map<string, Mirrored>, isWhole = false) {
    this.#file = file;
    this.#head = head;
    this.#known = known;
    this.isWhole = isWhole;
  }

  /** Null if the folder holds something else, or a mirror with other links. */
  static async open(folder: string, links: 'relative' | 'absolute'): Promise<MirrorList | null> {
    const [file, head] = [join(folder, name), `${JSON.stringify({ mirror: 1, links })}\n`];
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    if (!names.includes(name)) {
      if (names.length > 0) return null;
      await writeFile(file, head);
      return new MirrorList(file, head, new Map());
    }
    const text = await readFile(file, 'utf8');
    if (!text.startsWith(head)) return null;
    const known = text.slice(head.length).split('\n').flatMap(parseLine);
    return new MirrorList(file, head, new Map(known.map((line) => [line.address, line])), text.endsWith(whole));
  }

  get(address: string): Mirrored | undefined {
    return this.#known.get(address);
  }

  all(): readonly Mirrored[] {
    return [...this.#known.values()];
  }

  async set(mirrored: Mirrored): Promise<void> {
    this.#known.set(mirrored.address, mirrored);
    await appendFile(this.#file, `${JSON.stringify(mirrored)}\n`);
  }

  /** `isWhole`: every address was answered. */
  async tidy(isWhole: boolean): Promise<void> {
    const stored = this.all().filter(({ file }) => file !== null);
    const lines = stored.map((mirrored) => `${JSON.stringify(mirrored)}\n`);
    await writeFile(`${this.#file}.part`, `${this.#head}${lines.join('')}${isWhole ? whole : ''}`);
    await rename(`${this.#file}.part`, this.#file);
  }
}
