import { nearNames } from '../../ask/rule/near-names.ts';
import type { Fault, FaultKind } from '#adapters/newsroom-contract/file-fault.ts';

const field = ({ field: name = '' }: Fault): string => (name === '' ? 'the head' : `"${name}"`);
const known = ({ known: names = [] }: Fault): string => names.join(', ') || 'none';

const unshownEn: Readonly<Record<NonNullable<Fault['reason']>, string>> = {
  unknown: 'pages do not support it',
  value: 'this value or URL cannot be shown',
  'no-target': 'the text has no element with this id',
  'words-only': 'only plain text is allowed here',
  'too-much': 'the text is too long or nested too deeply',
};

const partOf = (name = ''): string =>
  name.startsWith('pages.')
    ? `page ${Number(name.slice('pages.'.length)) + 1}`
    : name === 'posts'
      ? 'the posts'
      : 'the head';

export const importFaultsEn: Readonly<Record<FaultKind, (fault: Fault) => string>> = {
  unreadable: () => 'cannot be read',
  'file-name': ({ found }) =>
    `the slug (the file name, or "slug" in the head) may contain only lower-case letters without accents, digits and hyphens: ${found}`,
  'no-head': () => 'the line "---" between the JSON head and the text is missing',
  'not-json': ({ found }) => `not JSON: ${found}`,
  'too-deep': () => 'JSON nested deeper than 64 levels',
  missing: (fault) => `missing: ${field(fault)}`,
  'unknown-field': (fault) => `no such field: ${field(fault)}`,
  'wrong-type': (fault) => `${field(fault)} has the wrong type: ${fault.found}`,
  'not-one-of': (fault) => `${field(fault)} must be one of ${known(fault)}, but is ${fault.found}`,
  malformed: (fault) => `${field(fault)} is malformed: ${fault.found}`,
  'no-body': () => 'the text is empty',
  'no-gate': () => 'the article is gated, but its text has no <!-- gate --> where the closed part begins',
  'open-gate': () => 'the text has a <!-- gate -->, but the head has no "gated": true',
  'not-public': ({ field: name, found }) =>
    `the source system restricts who may read this article: "${name}"${found === undefined ? '' : `: ${found}`}. Leave the file out, hide the article ("active": false), or replace this field with "gated": true and put <!-- gate --> where the closed part begins`,
  'closed-region': ({ found }) =>
    `a part that the source system closes begins here: ${found}. Replace it with <!-- gate --> (everything after it is closed, "gated": true), or remove the part`,
  'closed-words': (fault) => `${field(fault)} is public, but repeats text of the closed part: ${fault.found}`,
  mark: ({ found }) => `this mark is not allowed here: ${found}`,
  'no-post-id': () => 'if one post has an "id", every post must have one',
  'post-id-twice': ({ found }) => `two posts have this "id": ${found}`,
  'not-a-live-blog': () => 'only a live blog has posts ("type": "liveblog")',
  'slug-twice': ({ found }) => `two files have this slug: ${found}`,
  'slug-taken': ({ found, known: sites = [] }) => `another article has this slug: ${found} (${sites.join(', ')})`,
  reserved: (fault) => `a reserved word, its URL would lead elsewhere: ${fault.found} (${fault.field})`,
  'unknown-section': (fault) =>
    `no such section: ${fault.found}; known: ${known(fault)}. To create one: "section": {"slug":"…","name":"…"}`,
  'unknown-author': ({ found }) =>
    `no such author: ${found}. To create one: {"slug":"${found}","name":"…","title":"…"}`,
  'unknown-flag': ({ found = '', known: flags = [] }) => {
    const [near] = nearNames(found, flags);
    const meant = near === undefined ? `known: ${flags.join(', ')}.` : `did you mean ${near}?`;
    return `no such flag: ${found}; ${meant} To add flags, set ARTICLE_FLAGS`;
  },
  'other-name': (fault) =>
    `${field(fault)} is "${fault.found}", but the stored name is "${known(fault)}". Leave it out, or write the stored name`,
  'no-files': () => 'the folder has no .html file',
  'picture-elsewhere': ({ found }) => `this picture is not in the folder of the article, nor below it: ${found}`,
  'bad-media': ({ found }) => `not an MP3, M4A, WAV, MP4 or WebM file of at most 100 MB: ${found}`,
  'bad-picture': ({ found }) => `not a readable JPEG or PNG picture: ${found}`,
  'no-upload': ({ found }) => `no such upload: ${found}`,
  'no-motif': (fault) =>
    `no such drawing: ${fault.found}; write "motif/number" with one of these motifs: ${known(fault)}`,
  'plain-motif': ({ found }) => `this drawing is gone, a plain plate is shown instead: ${found}`,
  'bad-letter': (fault) =>
    `${fault.field === undefined ? 'this line' : field(fault)} has a character that cannot be stored, or the replacement character of a wrong encoding: ${fault.found}`,
  'bad-encoding': ({ found }) =>
    `not UTF-8, and not Hungarian ISO-8859-2 or Windows-1250 (${found}). Convert it: iconv -f ENCODING -t UTF-8`,
  'not-shown': (fault) =>
    `will not be shown: ${fault.field}${fault.found === undefined ? '' : ` "${fault.found}"`} (${unshownEn[fault.reason ?? 'unknown']})`,
  'bad-chart': ({ field, found = '' }) => `the chart cannot be rendered: ${field} "${found}"`,
  'too-large': ({ field: name, found, known: [max, pictures = '0'] = [] }) => {
    const cause =
      pictures === '0'
        ? ''
        : `; ${pictures} KiB of that are data: pictures in the text. Save them as files beside the article: <figure data-picture="file.jpg">`;
    return `too large to be shown: ${partOf(name)} would have ${found} KiB, the maximum is ${max} KiB${cause}`;
  },
  'not-fixtures': () => 'not an openfootball or live-score service file: it has neither "matches" nor "response"',
  'fixture-twice': ({ found, field: place }) => `the round has this match twice: ${found} (${place})`,
};
