import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { asciiPath, plainPath } from '#core/addresses/paths/path-text.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import { ruleSetFaults } from '#core/rule-sets/rule-set-faults.ts';
import type { Installation } from '../installation/installation.ts';
import type { Messages } from '../messages/messages.ts';

interface Written {
  readonly expression: string;
  /** In the order of their groups. */
  readonly names: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&');

/** nginx decodes a path before it matches. */
const segment = (text: string): Written => {
  const name = /^\{(.*)\}$/.exec(text)?.[1];
  if (name === undefined) return { expression: escaped(plainPath(text)), names: [] };
  if (name === 'yyyymmdd') return { expression: '(\\d{4})(\\d{2})(\\d{2})', names: ['yyyy', 'mm', 'dd'] };
  if (name.includes('|')) return { expression: `(${name.split('|').map(escaped).join('|')})`, names: [name] };
  return { expression: name.endsWith('...') ? '(.+)' : '([^/]+)', names: [name] };
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A dollar would begin a variable. */
const literal = (text: string): string => asciiPath(text).replaceAll('$', '%24').replaceAll(' ', '%20');

const target = (to: string, names: readonly string[]): string =>
  to
    .split(/\{([^{}]*)\}/)
    .map((piece, index) => (index % 2 === 0 ? literal(piece) : `$${names.indexOf(piece) + 1}`))
    .join('');

/** Where one rule leads, with all that then follow; `rules` names them where there are several. */
interface Straightened {
  readonly to: string;
  readonly status: 301 | 302;
  readonly rules: readonly string[];
}

const isFixed = (to: string): boolean => to.startsWith('/') && !/[{?#]/.test(to);

/** A target without names is always the same place, so what follows from it can be written at once. */
const straightened = ({ id, to, status }: RedirectRule, { book, mainHost }: Installation): Straightened | 'circle' => {
  const alone = { to, status, rules: [id] };
  if (!isFixed(to)) return alone;
  const { redirect, reason } = book.judge({ host: mainHost, path: to, query: '' });
  if (reason === 'redirect-loop') return 'circle';
  if (redirect === null) return alone;
  const rules = [id, ...redirect.steps.map(({ rule }) => rule)];
  return { to: locationOf(redirect), status: status === 302 || redirect.status === 302 ? 302 : 301, rules };
};

const rewrite = ({ from }: RedirectRule, { to, status }: Straightened): string => {
  const written = from.slice(1).split('/').map(segment);
  const expression = `^/${written.map((part) => part.expression).join('/')}$`;
  const names = written.flatMap((part) => part.names);
  return `rewrite ${quoted(expression)} ${quoted(target(to, names))} ${status === 301 ? 'permanent' : 'redirect'};\n`;
};

/** Rules of a target with names in it that may lead on: they stay as many hops. */
const longChains = ({ book, mainHost }: Installation, rules: readonly RedirectRule[]): readonly (readonly string[])[] =>
  ruleSetFaults(rules, (path) => book.trailOf({ host: mainHost, path, query: '' }))
    .filter(({ kind }) => kind === 'chain')
    .map(({ rules: chain }) => chain)
    .filter(([first]) => rules.some(({ id, to }) => id === first && !isFixed(to)));

/**
 * The rule set for nginx, for its `server` block: the first that fits wins there too, queries are kept, and what a path
 * holds is encoded again before it becomes a header. Chains are written as one hop, or it is said which stay several.
 * What is built in and the check of dates stay with the server.
 */
export const nginxRules = (installation: Installation, { unwritten }: Messages): string => {
  const {
    needs: { rules },
  } = installation;
  const lines = rules.map((rule) => {
    const end = straightened(rule, installation);
    if (end === 'circle') return `# ${unwritten.notHere(rule.id, rule.from, rule.to)}\n`;
    const note = end.rules.length > 1 ? ` (${unwritten.straight(end.rules)})` : '';
    return `# ${rule.id}${note}\n${rewrite(rule, end)}`;
  });
  const long = longChains(installation, rules).map((chain) => `# ${unwritten.twoHops(chain)}\n`);
  return [`# ${unwritten.byServer(builtInRules)}\n`, ...new Set(long), ...lines].join('');
};
