import { number, some } from '../counted/counted-en.ts';
import type { FollowMessages } from './follow-messages.ts';

const named = (slugs: readonly string[]): string => `${slugs.slice(0, 10).join(', ')}${slugs.length > 10 ? ', …' : ''}`;

/** Errors of the connection are in capital letters. */
const told = (why: string): string => {
  if (/^E[A-Z_]+$|hang up/.test(why)) return `cannot be reached (${why})`;
  if (why.startsWith('HTTP status')) return `reports an error (${why})`;
  if (why === 'the answer is not JSON') return 'sends a web page instead of posts (maintenance?)';
  if (why === 'no response in time') return 'does not answer in time';
  return `gives no usable answer (${why})`;
};

export const followEn: FollowMessages = {
  commands: {
    follow: 'publish the posts of a running WordPress or Ghost here',
    add: 'follow a site: its posts appear here, and disappear when they do there',
    list: 'print the followed sites',
    status: 'print what was read last, the delays, what waits and what was not taken',
    confirm: 'apply the removals and older texts that wait',
    remove: 'stop following a site; its articles stay',
  },
  options: {
    site: 'the site that shows the posts',
    key: 'a file with the key: "user:application password" of WordPress, or a key of Ghost; - is standard input',
    map: 'a JSON file that gives categories and tags a section, flag or block',
    maxRemovals: 'more removals within ten minutes wait for "follow confirm"',
    allowPrivate: 'allow a private network address',
    hooks: 'the address of this site at which Ghost sends webhooks; otherwise its public one',
    noHooks: 'set up no webhooks at Ghost',
  },
  failures: {
    'no-desk': (id) => `no such followed site: ${id}`,
    'desk-exists': (address) => `this site is followed already: ${address}`,
    'nothing-waits': (id) => `nothing waits at the followed site ${id}`,
  },
  noMapping: (file) => `not a JSON object: ${file}`,
  refusedAddress: 'must be an http or https address',
  unusable: {
    'no-desk': (address, why) => `neither a WordPress nor a Ghost answers at ${address}${why === '' ? '' : `: ${why}`}`,
    'no-key': (address) =>
      `${address} is a Ghost: it needs --key FILE. In Ghost: Settings → Integrations → Add custom integration → Admin API key`,
    'key-refused': (address, why) => `the Ghost at ${address} refused the key: ${why}`,
  },
  added: (id, kind) => `followed as number ${id} (${kind})`,
  hook: (path, secret) => `webhooks: POST ${path}, secret: ${secret}`,
  hooksSet: (count, target) => `${some(count, 'webhook was', 'webhooks were')} set up at Ghost, to ${target}`,
  hooksNotSet: (why) => `not all webhooks were set up at Ghost: ${why}`,
  hooksByHand: (events, target, secret) =>
    `In Ghost: Settings → Integrations → your integration → Add webhook, for each of these events: ${events.join(', ')}. Target URL: ${target}, secret: ${secret}. Without them changes arrive later.`,
  noHooks: 'no webhooks: changes arrive later',
  hooksLeft: (address, why) =>
    `the webhooks at ${address} could not be removed: ${why}. Delete them in Ghost: Settings → Integrations`,
  none: 'no site is followed',
  columns: { id: 'number', kind: 'kind', address: 'address', site: 'site', articles: 'articles' },
  leader: (node) => (node === null ? 'no running process follows it' : `followed by ${node}`),
  articles: (shown, queue) => `${some(shown, 'article', 'articles')}, waiting to be read: ${number(queue)}`,
  ways: {
    new: 'new posts',
    changed: 'changed posts',
    missing: 'removed posts',
    sweep: 'all posts',
    labels: 'categories, tags and authors',
    hints: 'webhooks',
  },
  lastSuccess: (way, seconds) => `${way}: ${seconds === null ? 'never' : `${number(seconds)} s ago`}`,
  delays: (half, most, of) => `delay of the last ${some(of, 'edit', 'edits')}: median ${half} s, at most ${most} s`,
  fault: (why, seconds, next) =>
    `the followed site ${told(why)}, for ${number(seconds)} s. Everything stays as it is here. Next try in ${number(next)} s`,
  doubt: (why) => `the list there is not complete (${why}): nothing is removed because of it`,
  waiting: {
    'too-many': (slugs) =>
      `${some(slugs.length, 'article', 'articles')} disappeared there at once, and stay here for now: ${named(slugs)}`,
    backup: (slugs) =>
      `${some(slugs.length, 'article is', 'articles are')} missing there, as if a backup was restored, and stay here for now: ${named(slugs)}`,
    older: (slugs) =>
      `${some(slugs.length, 'article has', 'articles have')} an older text there; the newer one is shown for now: ${named(slugs)}`,
  },
  confirm: (desk) =>
    `to do here what happened there: follow confirm ${desk}. Nothing waits any more once it is repaired there`,
  refused: (slug, why) => `not taken: ${slug}: ${why}`,
  unmapped: (what) => `left out: ${what}`,
  emptyLiveBlog: (slug) =>
    `no entries: ${slug} is a live blog, but its text has no heading (h2 or h3); each heading begins an entry`,
  closedLiveBlog: (slug) => `not a live blog: the text of ${slug} is closed, but entries of live blogs are public`,
  confirmed: (articles) => `confirmed: ${some(articles, 'article', 'articles')}`,
  removed: (id) => `not followed any more: ${id}`,
};
