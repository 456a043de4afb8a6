import type { Locale } from '../terminal/io.ts';

export type Language = 'hu' | 'en';

const valueOf = (args: readonly string[], option: string): string | undefined => {
  const at = args.findLastIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  return args[at] === option ? args[at + 1] : args[at]?.slice(option.length + 1);
};

const formatsInWords = new Set(['table', 'md', 'html']);

/** Programs read this output: it must be the same on every machine. */
const isForPrograms = (args: readonly string[]): boolean => {
  if (['--help', '-h', '--list'].some((option) => args.includes(option))) return false;
  return args.includes('--json') || args.includes('ask') || !formatsInWords.has(valueOf(args, '--format') ?? 'table');
};

/** As in POSIX, the first variable that is set decides. */
const languageOfLocale = ({ LC_ALL, LC_MESSAGES, LANG }: Locale): Language =>
  /^en/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'hu';

/** Read before parsing, because help is translated too. */
export const languageOf = (args: readonly string[], locale: Locale): Language => {
  const given = valueOf(args, '--lang');
  if (given !== undefined) return given === 'en' ? 'en' : 'hu';
  return isForPrograms(args) ? 'hu' : languageOfLocale(locale);
};
