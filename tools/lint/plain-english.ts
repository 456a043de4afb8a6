import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/**
 * Phrases that no engineer searches for, each with what to write instead. Only unambiguous ones: words that the code
 * also uses for what they mean ("key", "place") are not here.
 */
export const phrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?:^|[.:;] )(?:What|Who|Whoever|Whatever|How far|Which)\b(?![^.?!]*\?)[^.?!]{3,}/g, 'name the actor'],
  [/\b(?:is|are|was|were|be|been|being) told\b/gi, 'receives, is notified'],
  [/\btold (?:of|by|in|once|to)\b/gi, 'notified, reported'],
  [/\banew\b/gi, 'again'],
  [/\b(?:nobody|somebody|whoever|whatever|whomever)\b/gi, 'name the actor'],
  [/\b(?:of|by|for|from|in|with) which\b/gi, 'a second sentence'],
  [/\bof whom\b|\bto whom\b/gi, 'a second sentence'],
  [/\bcomes? to nothing\b/gi, 'fails'],
  [/\bof a kind\b/gi, 'similar'],
  [/\bstands?\b/gi, 'is, applies'],
  [/\bowes?\b|\bforgiv(?:es?|en)\b/gi, 'name the operation'],
  [/\b(?:a|its|their|the) patience\b/gi, 'timeout'],
  [/\b(?:falls?|fell|goes|go) asleep\b|\bawake\b/gi, 'suspend, active'],
  [/\bmeanwhile\b/gi, 'while …'],
  [/\btakes? (?:it |them )?back\b/gi, 'revert'],
  [/\bas (?:far|long) as (?:it|they|there)\b/gi, 'if, while'],
  [/\b(?:hears?|heard) (?:of|from)\b/gi, 'receive'],
  [/\bso that\b/gi, 'to …, or a second sentence'],
];

interface Text {
  /** Top-level folder, or the folder below `docs`. */
  readonly folder: string;
  readonly text: string;
}

/** The number of phrases in a text. */
export const countPhrases = (text: string): number =>
  phrases.reduce((sum, [pattern]) => sum + (text.match(pattern)?.length ?? 0), 0);

/** The prose of the comments of a script or style sheet, one line for each comment. */
export const commentsIn = (file: string, source: string): readonly string[] => {
  const all = file.endsWith('.css')
    ? [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, value = '']) => ({ value }))
    : parseSync(file, source).comments;
  return all.map(({ value }) =>
    value
      .replace(/^\*/, '')
      .replace(/\n\s*\*? ?/g, ' ')
      .trim(),
  );
};

const testTitles = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*'((?:[^'\\]|\\.)*)'/g;
const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

const proseOf = (file: string, source: string): string => {
  if (file.endsWith('.md')) return source.replace(/```[\s\S]*?```/g, '');
  const titles = /\.(?:test|spec|contract)\./.test(file)
    ? [...source.matchAll(testTitles)].map(([, text]) => text)
    : [];
  const messages = /^cli\/messages\/.*-en\.ts$|^cli\/messages\/en\.ts$/.test(file)
    ? [...source.matchAll(quoted)].map(([, single, template]) => single ?? template)
    : [];
  return [...commentsIn(file, source), ...titles, ...messages].join('\n');
};

const isWritten = (file: string): boolean =>
  /^(?:core|adapters|ui|cli|config|tools|docs)\/.*\.(?:tsx?|m?js|cjs|md|css)$|^[^/]+\.(?:ts|md)$/.test(file) &&
  // The specification and its readings are quoted as they were agreed; the list itself names what it forbids.
  !/^docs\/specification\.md$|^tools\/lint\/plain-english|\/fixtures\//.test(file);

const folderOf = (file: string): string => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : 'top');

const textsOf = (root: string): readonly Text[] =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter(isWritten)
    .map((file) => ({ folder: folderOf(file), text: proseOf(file, readFileSync(join(root, file), 'utf8')) }));

/** Phrases of each folder. */
export const countFolders = (texts: readonly Text[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { folder, text } of texts) counts[folder] = (counts[folder] ?? 0) + countPhrases(text);
  return counts;
};

/** Folders that hold more phrases than they may. */
export const risen = (
  now: Readonly<Record<string, number>>,
  max: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(now)
    .filter(([folder, count]) => count > (max[folder] ?? 0))
    .map(([folder, count]) => `${folder}: ${count} phrases, at most ${max[folder] ?? 0}`);

/** Words of each sentence of a document; tables, code and headings are none. */
export const sentencesOf = (markdown: string): readonly number[] =>
  markdown
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\||#|!\[|$)/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?:])\s+(?=[A-ZÁÉÍÓÖŐÚÜŰ`*[])/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length)
    .filter((words) => words > 0);

const maxWords = 30;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../..');
  const file = join(import.meta.dirname, 'plain-english.json');
  const texts = textsOf(root);
  const long = texts
    .filter(({ folder }) => folder === 'docs' || folder === 'top')
    .flatMap(({ text }) => sentencesOf(text))
    .filter((words) => words > maxWords).length;
  const now = { ...countFolders(texts), [`sentences over ${maxWords} words in docs`]: long };
  const max = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  if (process.argv.includes('--lower')) {
    const lowered = Object.fromEntries(Object.entries(now).map(([k, n]) => [k, Math.min(n, max[k] ?? n)]));
    writeFileSync(file, `${JSON.stringify(lowered, null, 2)}\n`);
  } else {
    console.log(
      Object.entries(now)
        .map(([folder, count]) => `${folder} ${count}`)
        .join(', '),
    );
    const faults = risen(now, max);
    if (faults.length > 0)
      console.log(
        `${faults.join('\n')}\nRewrite them in plain English (docs/decisions/0003-plain-english.md). The phrases are listed in tools/lint/plain-english.ts.`,
      );
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
}
