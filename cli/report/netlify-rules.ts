import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';
import { readable } from '../terminal/readable.ts';
import type { Messages } from '../messages/messages.ts';

const choice = /\{([^{}|]+(?:\|[^{}|]+)+)\}/;

const spelledOut = (rule: RedirectRule): readonly RedirectRule[] => {
  const [token, words] = choice.exec(rule.from) ?? [];
  if (token === undefined || words === undefined) return [rule];
  return words
    .split('|')
    .flatMap((word) =>
      spelledOut({ ...rule, from: rule.from.replace(token, word), to: rule.to.replaceAll(token, word) }),
    );
};

const written = (pattern: string, rest: string): string =>
  asciiPath(pattern)
    .replaceAll(' ', '%20')
    .replace(/\{[^{}]+\.\.\.\}/, rest)
    .replace(/\{([^{}]+)\}/g, (_, name: string) => `:${name.replaceAll('-', '_')}`);

/** Netlify cannot express dates, numbers, query keys or control characters. */
const isWritable = ({ from, to }: RedirectRule): boolean =>
  !/\{yyyymmdd\}|digits\}|\?|\p{Cc}/u.test(from) && !/\p{Cc}/u.test(to);

const line = (rule: RedirectRule, { unwritten }: Messages): string => {
  const { id, from, to, status } = rule;
  if (!isWritable(rule)) return `# ${readable(unwritten.notHere(id, from, to))}\n`;
  return `${written(from, '*')} ${written(to, ':splat')} ${status}!\n`;
};

export const unwrittenForNetlify = (rules: readonly RedirectRule[]): readonly string[] =>
  rules.filter((rule) => !isWritable(rule)).map(({ id }) => id);

/** Rules that Netlify cannot express become comments. */
export const netlifyRules = (rules: readonly RedirectRule[], messages: Messages): string =>
  `# ${messages.unwritten.byServer(builtInRules)}\n${rules
    .flatMap(spelledOut)
    .map((rule) => line(rule, messages))
    .join('')}`;
