import type { RedirectRule } from '#core/redirects/redirect-rule.ts';

interface Written {
  readonly expression: string;
  /** In the order of their groups. */
  readonly names: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

const segment = (text: string): Written => {
  const name = /^\{(.*)\}$/.exec(text)?.[1];
  if (name === undefined) return { expression: escaped(text), names: [] };
  if (name === 'yyyymmdd') return { expression: '(\\d{4})(\\d{2})(\\d{2})', names: ['yyyy', 'mm', 'dd'] };
  return { expression: name.endsWith('...') ? '(.+)' : name.includes('|') ? `(${name})` : '([^/]+)', names: [name] };
};

const location = ({ from, to, status, id }: RedirectRule): string => {
  const written = from.slice(1).split('/').map(segment);
  const names = written.flatMap((part) => part.names);
  const target = to.replace(/\{([^{}]*)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`);
  const where = names.length === 0 ? `= ${from}` : `~ "^/${written.map(({ expression }) => expression).join('/')}$"`;
  return `# ${id}\nlocation ${where} { return ${status} ${target}$is_args$args; }\n`;
};

/** The rule set for nginx, one location a rule. What is built in (slashes, /elo, fbclid) and the check of dates stay with the server. */
export const nginxRules = (rules: readonly RedirectRule[]): string => rules.map(location).join('');
