import type { RulePlace } from './rule-places.ts';
import { escapeMarkup } from './escape-markup.ts';

export interface Remark {
  readonly about: string;
  readonly kind: string;
  readonly says: string;
  readonly place: RulePlace;
  /** Whether the command fails for it; null for kinds that never fail a command. */
  readonly fails: boolean | null;
}

export const remarkFormats = ['table', 'json', 'md', 'github', 'junit'] as const;

export type RemarkFormat = (typeof remarkFormats)[number];

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const asGithub = (remarks: readonly Remark[]): string =>
  remarks
    .map(({ about, kind, says, place: { file, line }, fails }) => {
      const level = fails === null ? 'notice' : fails ? 'error' : 'warning';
      const at = line === null ? '' : `,line=${line}`;
      return `::${level} file=${property(file)}${at},title=${property(`${kind} ${about}`)}::${data(says)}\n`;
    })
    .join('');

const at = ({ file, line }: RulePlace): string => (line === null ? file : `${file}:${line}`);

const testCase = (suite: string, { about, kind, says, place, fails }: Remark): string => {
  const line = place.line === null ? '' : ` line="${place.line}"`;
  const open = `    <testcase classname="${suite}.${kind}" name="${escapeMarkup(about)}" file="${escapeMarkup(place.file)}"${line}`;
  const text = escapeMarkup(says);
  if (fails === true)
    return `${open}>\n      <failure message="${text}" type="${kind}">${escapeMarkup(at(place))}\n${text}</failure>\n    </testcase>\n`;
  return `${open}>\n      <skipped message="${text}"/>\n    </testcase>\n`;
};

const asJunit = (suite: string, remarks: readonly Remark[]): string => {
  const failures = remarks.filter(({ fails }) => fails === true).length;
  const sound = `    <testcase classname="${suite}" name="${suite}"/>\n`;
  const cases = remarks.length === 0 ? sound : remarks.map((remark) => testCase(suite, remark)).join('');
  const head = `name="${suite}" tests="${Math.max(1, remarks.length)}" failures="${failures}" errors="0" skipped="${remarks.length - failures}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite ${head}>\n${cases}  </testsuite>\n</testsuites>\n`;
};

/** Escapes Markdown, because URLs from a log can be hostile. */
const cell = (text: string): string => text.replace(/[\\|`*_[\]<>]/g, '\\$&').replaceAll('\n', ' ');

export interface RemarkWords {
  readonly title: string;
  readonly head: readonly [string, string, string, string];
  readonly end: string;
}

const asMarkdown = (remarks: readonly Remark[], { title, head, end }: RemarkWords): string => {
  const rows = remarks.map(
    ({ kind, about, place, says, fails }) =>
      `| ${fails === true ? '✗ ' : ''}${kind} | ${cell(about)} | ${cell(at(place))} | ${cell(says)} |\n`,
  );
  const table = rows.length === 0 ? '' : `| ${head.join(' | ')} |\n| --- | --- | --- | --- |\n${rows.join('')}\n`;
  return `# ${title}\n\n${table}${cell(end)}\n`;
};

export const writeRemarks = (
  format: Exclude<RemarkFormat, 'table' | 'json'>,
  suite: string,
  remarks: readonly Remark[],
  words: RemarkWords,
): string => {
  switch (format) {
    case 'md':
      return asMarkdown(remarks, words);
    case 'github':
      return asGithub(remarks);
    case 'junit':
      return asJunit(suite, remarks);
  }
};
