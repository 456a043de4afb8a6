import type { DropCode } from '#adapters/newsroom-contract/migration.ts';

/** The first match wins. Reasons may name a status, type or address. */
const codes: readonly (readonly [DropCode, RegExp])[] = [
  ['comments', /^readers’ comments/],
  ['history', /^in the trash$|^an empty draft that WordPress made|^an earlier version/],
  ['plugin', /^of a plugin or theme$|^empty$/],
  [
    'internal',
    /^internal to WordPress|internal tag of the editors|^WordPress uses it|^settings of Ghost|^readers are not moved|^the newsletter is set here|^access follows|^staff accounts are made|^it holds no article/,
  ],
  ['generated', /at each view|^the export holds no content of this block|^the program of the old site fills it/],
  ['unused-file', /^no article shows it/],
  ['tracker', /^it shows nothing/],
  ['code', /^pages run no code/],
  ['missing', /^the export lacks|^the Content API does not give it|^it names no picture of the export/],
  ['not-shown', /^pages do not show it/],
  ['closed', /^it repeats a sentence of the closed part|^the Content API does not give it/],
  ['refused', /^import would refuse it/],
  ['menu', /^below another item|^its target is not in the export|^its list has no public|^a further menu|^not a path/],
  ['label', /^it groups neither|^without a (?:letter|name)/],
  ['type', /^the post type |^of the type /],
  ['field', /^(?:articles|documents) have no such field/],
  ['characters', /^a control character/],
  ['no-address', /without an address|^it has no address|^not a web address$/],
  ['hidden', /^its status is|^protected by a password|^its time is in the future|may close the text/],
  [
    'unloaded',
    /^HTTP status|^too large|^not loaded|^a private address|^there is no such file|^more (?:pictures|files) than|^not a (?:picture|film|sound)|^no response|^the connection|^too many redirects|^[A-Z][A-Z_]+$|^Error\b|a file of the old site|the old site, whose address/,
  ],
];

/** A stable name for the reason of a loss. */
export const dropCodeOf = (reason: string): DropCode =>
  codes.find(([, pattern]) => pattern.test(reason))?.[0] ?? 'other';
