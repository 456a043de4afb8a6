import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { maxMediaBytes } from '#adapters/origin/newsroom/pictures/media-file.ts';
import type { Time } from '#adapters/time/time.ts';
import {
  type DropCode,
  dropCodes,
  type LostPictures,
  type MigrationOrder,
  type MigrationOutcome,
  type TellProgress,
} from '#adapters/newsroom-contract/migration.ts';
import type { FindUnshown } from '#adapters/origin/newsroom/context/unshown.ts';
import { added, noTotals } from './moved/account.ts';
import type { MovedArticle, MovedSource } from './moved/moved-article.ts';
import { filesIn } from './body/files-in.ts';
import { openSource } from './open-source.ts';
import { isAddress } from './site/find-site.ts';
import { findRunning } from './site/read-site.ts';
import { SiteFault } from './site/site-fault.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { SourceFault } from './moved/source-fault.ts';
import { makeArticle } from './write/make-article.ts';
import { isClosed, makeDocument } from './write/make-document.ts';
import { addPictures } from './write/lost-pictures.ts';
import { newspaperText } from './write/newspaper-file.ts';
import { type DoneArticle, OutputFolder } from './write/output-folder.ts';
import { oldAddressLines } from './write/old-address-lines.ts';
import { isDocument, Plan } from './write/plan.ts';
import { ruleLines } from './write/redirect-rules.ts';
import type { SiteAddresses } from './write/site-addresses.ts';

export interface MigrationNeeds {
  readonly addresses: SiteAddresses;
  readonly reserved: { readonly sections: readonly string[]; readonly slugs: readonly string[] };
  readonly isEmbed: (address: string) => boolean;
  readonly findUnshown: FindUnshown;
  /** The site's time zone. */
  readonly zone: string;
  /** Unix seconds. */
  readonly now: number;
  readonly time: Pick<Time, 'deadline' | 'now' | 'wait'>;
  /** Of a running site: `user:application password` of WordPress, or a key of Ghost; null without one. */
  readonly key: string | null;
  readonly tell: TellProgress;
  readonly signal: AbortSignal;
}

/** In milliseconds, for one picture with its redirects. */
const fetchTimeout = 20_000;

const allOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const folderOf = (publishedAt: number | null): string =>
  publishedAt === null ? 'undated' : new Date(publishedAt * 1000).toISOString().slice(0, 7).replace('-', '/');

interface Begun {
  readonly output: OutputFolder;
  readonly done: readonly DoneArticle[];
}

/** A resumed run must have the same state. */
const stateOf = async (
  { source, from, site, types, home }: MigrationOrder,
  { key }: MigrationNeeds,
): Promise<string> => {
  if (isAddress(source)) return JSON.stringify({ source, from, site, types, home, hasKey: key !== null });
  const { size, mtimeMs } = await stat(source);
  return JSON.stringify({ source, from, site, types, home, size, modified: Math.floor(mtimeMs) });
};

const begin = async (
  order: MigrationOrder,
  needs: MigrationNeeds,
): Promise<Begun | Extract<MigrationOutcome, { readonly failed: string }>> => {
  const output = new OutputFolder(order.strict ? `${order.output}.part` : order.output);
  const [began, state] = [await output.began(), await stateOf(order, needs)];
  if (order.strict && began !== null && !order.resume) await output.remove();
  else if (began !== null) {
    if (!order.resume) return { failed: 'output-in-use', about: output.path };
    if (began !== state) return { failed: 'other-source', about: output.path };
    const all = await allOf(output.done());
    const done = order.fetch ? await output.withoutLost(all) : all;
    await output.resume(done);
    return { output, done };
  } else if (
    await stat(order.output).then(
      () => true,
      () => false,
    )
  )
    return { failed: 'output-in-use', about: order.output };
  await output.begin(state);
  return { output, done: [] };
};

const planOf = async (source: MovedSource, { addresses, reserved, now, signal }: MigrationNeeds): Promise<Plan> => {
  const plan = new Plan({ addresses, reserved, now });
  for await (const outline of source.outlines()) {
    plan.add(outline);
    signal.throwIfAborted();
  }
  plan.addLists(source.newspaper());
  return plan;
};

/** A resumed run must give the same slugs. */
const learnAgain = ({ authors, alsoIn }: MovedArticle, plan: Plan): void => {
  for (const label of alsoIn) plan.section(label);
  for (const label of authors) plan.author(label);
};

const move = async (order: MigrationOrder, needs: MigrationNeeds): Promise<MigrationOutcome> => {
  const running = isAddress(order.source);
  const site = running ? await findRunning(order, needs) : null;
  const file = running ? null : await openSource(order, needs);
  if (site === null && file === null) return { failed: 'unknown-kind', about: order.source };
  // A file that cannot be read leaves no folder behind; a running site is read into the folder.
  const planned = file === null ? null : await planOf(file, needs);
  const begun = await begin(order, needs);
  if ('failed' in begun) return begun;
  const { output, done } = begun;
  const source = file ?? (site === null ? null : await site.read(output.path));
  if (source === null) return { failed: 'unknown-kind', about: order.source };
  const plan = planned ?? (await planOf(source, needs));
  const noting: Promise<void>[] = [];
  const store = new PictureStore(
    {
      folders: running ? [] : [(await stat(order.source)).isDirectory() ? order.source : dirname(order.source)],
      fetch: order.fetch,
      allowLoopback: order.allowLoopback,
      maxPictures: order.maxPictures,
      maxBytes: order.maxPictureBytes,
      maxMediaBytes: Math.min(order.maxMediaBytes, maxMediaBytes),
      deadline: () => needs.time.deadline(fetchTimeout),
      note: (address, path) => void noting.push(output.notePicture(address, path)),
    },
    await allOf(output.pictures()),
  );
  const skipped = new Set(done.map(({ id }) => id));
  let [count, hidden, files] = [0, 0, 0];
  for await (const article of source.articles()) {
    needs.signal.throwIfAborted();
    count += 1;
    needs.tell(count, plan.size);
    plan.show(article);
    for (const address of filesIn(article, source.home())) store.see(address);
    if (skipped.has(article.id)) {
      learnAgain(article, plan);
      if (isDocument(article) && isClosed(article)) plan.becomeArticle(article.id);
      continue;
    }
    const isPage = isDocument(article) && !isClosed(article);
    if (isDocument(article) && !isPage) plan.becomeArticle(article.id);
    const folder = isPage ? 'documents' : join('articles', folderOf(article.publishedAt));
    const made = await (isPage ? makeDocument : makeArticle)(article, {
      ...needs,
      plan,
      site: order.site,
      home: source.home(),
      pictureOf: source.pictureOf,
      take: (address) => store.take(address, join(output.path, folder), article.beside ?? []),
      takeMedia: (address, tag) => store.takeMedia(address, join(output.path, folder), tag, article.beside ?? []),
    });
    await Promise.all(noting.splice(0));
    const file = made === null ? null : join(folder, `${made.slug}.html`);
    if (made !== null && file !== null) await output.writeText(file, made.text);
    await output.add(article.account.lines(plan.slugOf(article.id)), {
      id: article.id,
      file,
      hidden: made !== null && !made.isPublic,
    });
  }
  const rest = source.rest((address) => store.fateOf(address));
  await output.writeText('newspaper.json', newspaperText(source.newspaper(), order.site, source.home(), plan, rest));
  let redirects = -2;
  const counted = function* (): Generator<string> {
    for (const line of ruleLines(plan.redirects(), source.newspaper().shapes ?? [], needs.addresses)) {
      redirects += 1;
      yield line;
    }
  };
  await output.writeText('redirects.json', counted());
  await output.writeText(
    'addresses.ndjson',
    oldAddressLines(plan.oldAddresses(), source.newspaper().shapes ?? [], needs.addresses),
  );
  await output.add(rest.lines(null));
  for await (const one of output.done()) {
    if (one.file !== null) files += 1;
    if (one.hidden) hidden += 1;
  }
  const elements: Record<string, typeof noTotals> = {};
  const drops: Partial<Record<DropCode, number>> = {};
  let totals = noTotals;
  let pictures: LostPictures = { lost: 0, of: 0, why: null };
  for await (const line of output.ledger()) {
    totals = added(totals, line);
    pictures = addPictures(pictures, line);
    elements[line.element] = added(elements[line.element] ?? noTotals, line);
    if (line.code !== null) drops[line.code] = (drops[line.code] ?? 0) + line.dropped;
  }
  const refused = order.strict && dropCodes.some((code) => (drops[code] ?? 0) > 0 && !order.accept.includes(code));
  if (order.strict) await (refused ? output.remove() : output.moveTo(order.output));
  return { done: { articles: count, hidden, totals, elements, drops, redirects, pictures, files }, refused };
};

const isOfPath = new Set(['ENOENT', 'EACCES', 'EPERM']);
const unwritable = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Converts an export into import files, redirects and a ledger. */
export const migrate = (order: MigrationOrder, needs: MigrationNeeds): Promise<MigrationOutcome> =>
  move(order, needs).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof SiteFault) return { failed: 'unanswered', about: error.message };
    if (error instanceof SourceFault) return { failed: 'unreadable', about: `${order.source}: ${error.message}` };
    if (error.name === 'AbortError') return { failed: 'interrupted', about: order.output };
    if (error.path?.startsWith(order.output) === true && isOfPath.has(error.code ?? ''))
      return { failed: 'not-written', about: `${error.path} (${error.code})` };
    if (isOfPath.has(error.code ?? '')) return { failed: 'unreadable', about: error.path ?? order.source };
    if (unwritable.has(error.code ?? '')) return { failed: 'not-written', about: `${order.output} (${error.code})` };
    throw error;
  });
