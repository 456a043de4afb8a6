import type { RedirectRule } from '#core/redirects/redirect-rule.ts';

const choice = /\{([^{}|]+(?:\|[^{}|]+)+)\}/;

/** One rule for each word of its choices. */
const spelledOut = (rule: RedirectRule): readonly RedirectRule[] => {
  const [token, words] = choice.exec(rule.from) ?? [];
  if (token === undefined || words === undefined) return [rule];
  return words.split('|').flatMap((word) => spelledOut({ ...rule, from: rule.from.replace(token, word), to: rule.to.replaceAll(token, word) }));
};

const line = ({ id, from, to, status }: RedirectRule): string => {
  if (from.includes('{yyyymmdd}')) return `# ${id}: ${from} → ${to} cannot be written here\n`;
  const source = from.replace(/\{[^{}]+\.\.\.\}/, '*').replace(/\{([^{}]+)\}/g, ':$1');
  const target = to.replace(/\{[^{}]+\.\.\.\}/, ':splat').replace(/\{([^{}]+)\}/g, ':$1');
  return `${source} ${target} ${status}!\n`;
};

/** The rule set as a Netlify `_redirects` file; a date cannot be expressed there and stays a comment. */
export const netlifyRules = (rules: readonly RedirectRule[]): string => rules.flatMap(spelledOut).map(line).join('');
