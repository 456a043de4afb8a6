import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { asciiPath, plainPath } from '#core/addresses/paths/path-text.ts';
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

const rewrite = ({ id, from, to, status }: RedirectRule): string => {
  const written = from.slice(1).split('/').map(segment);
  const expression = `^/${written.map((part) => part.expression).join('/')}$`;
  return `# ${id}\nrewrite ${quoted(expression)} ${quoted(
    target(
      to,
      written.flatMap((part) => part.names),
    ),
  )} ${status === 301 ? 'permanent' : 'redirect'};\n`;
};

/**
 * The rule set for nginx, for its `server` block: the first that fits wins there too, queries are kept, and what a path
 * holds is encoded again before it becomes a header. What is built in and the check of dates stay with the server.
 */
export const nginxRules = (rules: readonly RedirectRule[], { unwritten }: Messages): string =>
  `# ${unwritten.byServer(builtInRules)}\n${rules.map(rewrite).join('')}`;
