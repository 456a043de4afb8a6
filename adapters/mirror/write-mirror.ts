import { posix } from 'node:path';
import type { MirrorOrder, MirrorOutcome, MirrorReport } from '#adapters/newsroom-contract/mirror.ts';
import type { TellProgress } from '#adapters/newsroom-contract/migration.ts';
import type { Time } from '#adapters/time/time.ts';
import { type Answered, askSite } from './ask-site.ts';
import { fileOf, mirroredAddress, pathOf } from './file-of.ts';
import { type Mirrored, MirrorList } from './mirror-list.ts';
import { redirectPage } from './redirect-page.ts';
import { rewritePage } from './rewrite-page.ts';
import { rewriteStyle } from './rewrite-style.ts';
import { isStored, readText, removeFile, storeBody, storeText } from './store-response.ts';

export interface MirrorNeeds {
  /** Public origins of the sites. */
  readonly origins: readonly string[];
  /** Whether the address is a page; otherwise it is a file, such as a picture or a feed. */
  readonly isPage: (address: URL) => boolean;
  /** HTML of the notice on each page. */
  readonly notice: string;
  readonly time: Pick<Time, 'deadline' | 'wait'>;
  readonly tell: TellProgress;
  readonly signal: AbortSignal;
}

class NotWritten extends Error {}

/** Responses for everybody only: never a page of one reader. */
const isPublic = ({ headers }: Answered): boolean =>
  headers['set-cookie'] === undefined && /\bpublic\b|^max-age/.test(headers['cache-control'] ?? '');

const isGone = ({ status }: Answered): boolean => status === 404 || status === 410;

const linksOfXml = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

class Run {
  readonly #order: MirrorOrder;
  readonly #needs: MirrorNeeds;
  readonly #list: MirrorList;
  readonly #site: ReturnType<typeof askSite>;
  readonly #seen = new Set<string>();
  readonly #queue: string[] = [];
  readonly #failed: { address: string; why: string }[] = [];
  #done = 0;
  #written = 0;
  #unchanged = 0;
  #removed = 0;

  constructor(order: MirrorOrder, needs: MirrorNeeds, list: MirrorList) {
    [this.#order, this.#needs, this.#list] = [order, needs, list];
    this.#site = askSite(order, needs);
  }

  add(link: URL): string | null {
    if (!this.#needs.origins.includes(link.origin)) return null;
    const address = mirroredAddress(link);
    const file = this.#fileOf(address);
    if (file === null) return null;
    if (!this.#seen.has(address.href)) {
      this.#seen.add(address.href);
      this.#queue.push(address.href);
    }
    return file;
  }

  #fileOf(address: URL): string | null {
    const file = fileOf(address, this.#needs.isPage(address));
    return file === null ? null : posix.join(address.hostname, ...file);
  }

  /** How a file links to another one. */
  #linkFrom(from: string, base: URL): (link: URL) => string | null {
    return (link) => {
      const to = this.add(link);
      if (to === null) return this.#needs.origins.includes(link.origin) ? link.href : null;
      if (this.#order.relative) {
        const path = posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/');
        return `${path.startsWith('..') ? path : `./${path}`}${link.hash}`;
      }
      const path = pathOf(to.split('/').slice(1));
      return `${link.host === base.host ? '' : link.origin}${path}${link.hash}`;
    };
  }

  async #store(address: URL, answered: Answered, file: string): Promise<void> {
    const { output } = this.#order;
    const { headers, body } = answered;
    const type = headers['content-type'] ?? '';
    const linkTo = this.#linkFrom(file, address);
    const write = (text: string): Promise<void> => storeText(output, file, text);
    if (type.includes('html'))
      return write(rewritePage(await readText(body), { linkTo, notice: this.#needs.notice, address: address.href }));
    if (type.includes('css')) return write(rewriteStyle(await readText(body), address.href, linkTo));
    if (!type.includes('xml')) return storeBody(output, file, body);
    const text = await readText(body);
    for (const link of linksOfXml(text)) if (URL.canParse(link)) this.add(new URL(link));
    return write(text);
  }

  async #remove({ address, file }: Mirrored): Promise<void> {
    if (file === null) return;
    await removeFile(this.#order.output, file);
    await this.#list.set({ address, file: null, etag: null });
    this.#removed += 1;
  }

  async #take(address: URL, known: Mirrored | undefined, answered: Answered): Promise<string | null> {
    const { status, headers, body } = answered;
    const file = this.#fileOf(address);
    if (file === null) return null;
    const ended = (): null => {
      body.resume();
      return null;
    };
    if (status === 304) {
      this.#unchanged += 1;
      return ended();
    }
    if (isGone(answered)) {
      if (known !== undefined) await this.#remove(known);
      return ended();
    }
    if (status > 300 && status < 304 && headers.location !== undefined && this.#needs.isPage(address)) {
      body.resume();
      const target = new URL(headers.location, address);
      await storeText(this.#order.output, file, redirectPage(this.#linkFrom(file, address)(target) ?? target.href));
    } else if (status === 200 && isPublic(answered)) await this.#store(address, answered, file);
    else {
      body.resume();
      return status === 200 ? null : `HTTP status ${status}`;
    }
    await this.#list.set({ address: address.href, file, etag: headers.etag ?? null });
    this.#written += 1;
    return null;
  }

  /** Without one, the response has the page and its links. */
  async #etagOf(address: URL, known: Mirrored | undefined): Promise<string | null> {
    if (known === undefined || known.file === null || !(await isStored(this.#order.output, known.file))) return null;
    const mayHaveLinks = this.#needs.isPage(address) || /\.(?:xml|css)$/.test(known.file);
    return mayHaveLinks && !this.#list.isWhole ? null : known.etag;
  }

  async #look(href: string): Promise<void> {
    const address = new URL(href);
    const known = this.#list.get(href);
    try {
      const answered = await this.#site.ask(address, await this.#etagOf(address, known));
      const why = await this.#take(address, known, answered);
      if (why !== null) this.#failed.push({ address: href, why });
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      if (/^(?:ENOSPC|EACCES|EROFS|EDQUOT|ENOTDIR|EISDIR|EIO|EMFILE|ELOOP)$/.test(code ?? ''))
        throw new NotWritten(message);
      this.#failed.push({ address: href, why: code ?? message });
    }
    this.#done += 1;
    this.#needs.tell(this.#done, this.#seen.size);
  }

  /** Fronts that cannot be loaded end the run: then a 404 of an article proves nothing. */
  async begin(): Promise<string | null> {
    for (const origin of this.#needs.origins) {
      const answered = await this.#site.ask(new URL(origin), null);
      answered.body.resume();
      if (answered.status !== 200) return `${origin}: HTTP status ${answered.status}`;
    }
    return null;
  }

  async finish(): Promise<MirrorReport> {
    for (const origin of this.#needs.origins)
      for (const path of ['/', '/robots.txt', '/sitemap.xml']) this.add(new URL(path, origin));
    for (const { address } of this.#list.all()) this.add(new URL(address));
    const looking = new Set<Promise<void>>();
    while (this.#queue.length + looking.size > 0) {
      this.#needs.signal.throwIfAborted();
      for (const address of this.#queue.splice(0, this.#order.concurrency - looking.size)) {
        const one = this.#look(address).finally(() => looking.delete(one));
        looking.add(one);
      }
      await Promise.race(looking);
    }
    await this.#list.tidy(this.#failed.length === 0);
    const files = this.#list.all().filter(({ file }) => file !== null).length;
    const failed = this.#failed.toSorted((one, other) => (one.address < other.address ? -1 : 1));
    return { files, written: this.#written, unchanged: this.#unchanged, removed: this.#removed, failed };
  }

  close(): void {
    this.#site.close();
  }
}

/** Writes all public pages and files of the sites as static files. A later run requests and changes only what changed. */
export const writeMirror = async (order: MirrorOrder, needs: MirrorNeeds): Promise<MirrorOutcome> => {
  const list = await MirrorList.open(order.output, order.relative ? 'relative' : 'absolute').catch(
    (cause: unknown) => cause as Error,
  );
  if (list === null) return { failed: 'output-in-use', about: order.output };
  if (list instanceof Error) return { failed: 'not-written', about: list.message };
  const run = new Run(order, needs, list);
  try {
    const why = await run.begin().catch((cause: NodeJS.ErrnoException) => {
      needs.signal.throwIfAborted();
      return { cause };
    });
    if (typeof why === 'object' && why !== null)
      return { failed: 'unreachable', about: why.cause.code ?? why.cause.message };
    return why === null ? { done: await run.finish() } : { failed: 'no-site', about: why };
  } catch (cause) {
    if (needs.signal.aborted) return { failed: 'interrupted', about: order.output };
    if (cause instanceof NotWritten) return { failed: 'not-written', about: cause.message };
    throw cause;
  } finally {
    run.close();
  }
};
