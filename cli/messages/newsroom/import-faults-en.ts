import { nearNames } from '../../ask/rule/near-names.ts';
import type { Fault, FaultKind } from '#adapters/newsroom-contract/file-fault.ts';

const field = ({ field: name = '' }: Fault): string => (name === '' ? 'the head' : `"${name}"`);
const known = ({ known: names = [] }: Fault): string => names.join(', ');

const unshownEn: Readonly<Record<NonNullable<Fault['reason']>, string>> = {
  unknown: 'pages show nothing like it',
  value: 'this value or address cannot be shown',
  'no-target': 'the text has no such id',
  'words-only': 'words alone may stand here',
  'too-much': 'the text is longer or deeper than what pages show',
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
    `the slug (the file's name, or "slug" in the head) may have lower-case letters without accents, digits and hyphens: ${found}`,
  'no-head': () => 'there is no line "---" between the JSON head and the text',
  'not-json': ({ found }) => `no JSON: ${found}`,
  missing: (fault) => `missing: ${field(fault)}`,
  'unknown-field': (fault) => `no such field: ${field(fault)}`,
  'wrong-type': (fault) => `${field(fault)} wants another kind of value: ${fault.found}`,
  'not-one-of': (fault) => `${field(fault)}: ${fault.found} instead of one of ${known(fault)}`,
  malformed: (fault) => `${field(fault)} is malformed: ${fault.found}`,
  'no-body': () => 'there is no text here',
  'no-gate': () => 'the article is gated, but its text does not say where the closed part begins: <!-- gate -->',
  'open-gate': () =>
    'a gate stands in the text (<!-- gate -->), but the head does not say that the article is gated: "gated": true',
  'not-public': ({ field: name, found }) =>
    `not everybody may read this where it comes from: "${name}"${found === undefined ? '' : `: ${found}`}. Leave the file out, hide the article ("active": false), or close it in place of this field: "gated": true, with <!-- gate --> where the closed part begins`,
  'closed-region': ({ found }) =>
    `a part that is closed where it comes from begins here: ${found}. Put <!-- gate --> in its place, behind which all is closed ("gated": true), or take the part out`,
  'closed-words': (fault) =>
    `${field(fault)}, which everybody reads, tells what stands in the closed part: ${fault.found}`,
  mark: ({ found }) => `this mark cannot stand here: ${found}`,
  'no-post-id': () => 'when one post has an "id", all must have one',
  'post-id-twice': ({ found }) => `this "id" has been used: ${found}`,
  'not-a-live-blog': () => 'only a live blog has posts ("type": "liveblog")',
  'slug-twice': ({ found }) => `two files have this slug: ${found}`,
  'slug-taken': ({ found, known: sites = [] }) => `the slug is taken: ${found} (${sites.join(', ')})`,
  reserved: (fault) => `a reserved word, its address would lead elsewhere: ${fault.found} (${fault.field})`,
  'unknown-section': (fault) =>
    `no such section: ${fault.found}; there are: ${known(fault)}. A new one: "section": {"slug":"…","name":"…"}`,
  'unknown-author': ({ found }) => `no such author: ${found}. A new one: {"slug":"${found}","name":"…","title":"…"}`,
  'unknown-flag': ({ found = '', known: flags = [] }) => {
    const [near] = nearNames(found, flags);
    const meant = near === undefined ? `there are: ${flags.join(', ')}.` : `did you mean ${near}?`;
    return `no such flag: ${found}; ${meant} The setting ARTICLE_FLAGS declares flags of your own`;
  },
  'other-name': (fault) =>
    `${field(fault)} says "${fault.found}", but it is known as "${known(fault)}". Leave it out, or write the same`,
  'no-files': () => 'has no .html file',
  'bad-picture': ({ found }) => `not a readable JPEG or PNG picture: ${found}`,
  'no-upload': ({ found }) => `no such file among the uploads: ${found}`,
  'no-motif': (fault) => `no such drawing: ${fault.found}; known: ${known(fault)}, each as "motif/number"`,
  'bad-letter': (fault) =>
    `${fault.field === undefined ? 'this line' : field(fault)} holds a character that cannot be stored, or that replaced a lost one: ${fault.found}`,
  'bad-encoding': ({ found }) =>
    `not UTF-8, nor Hungarian ISO-8859-2 or Windows-1250 (${found}). Convert it: iconv -f ENCODING -t UTF-8`,
  'not-shown': (fault) =>
    `is not shown: ${fault.field}${fault.found === undefined ? '' : ` "${fault.found}"`} (${unshownEn[fault.reason ?? 'unknown']})`,
  'bad-chart': ({ field, found = '' }) => `a chart that cannot be drawn: ${field} “${found}”`,
  'too-large': ({ field: name, found, known: [max, pictures = '0'] = [] }) => {
    const cause =
      pictures === '0'
        ? ''
        : `; ${pictures} KiB are pictures inside the text (data:). Save them beside the article: <figure data-picture="file.jpg">`;
    return `too large to be shown: ${partOf(name)} would have ${found} KiB, at most ${max} KiB are possible${cause}`;
  },
  'not-fixtures': () =>
    'neither a file of openfootball nor of the live-score service: it has neither "matches" nor "response"',
  'fixture-twice': ({ found, field: place }) => `this match was in the same round already: ${found} (${place})`,
};
