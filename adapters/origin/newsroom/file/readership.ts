const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const [statuses, passwords] = [
  ['status', 'post_status'],
  ['post_password', 'password'],
];
const foreignFields = [...statuses, ...passwords, 'visibility'];
const published = ['', 'publish', 'published'];
const scheduled = ['future', 'scheduled'];
const membersAlone = ['members', 'paid', 'tiers'];

/** A head without what other systems say in it of who may read an article. */
export const withoutForeign = (raw: unknown): unknown =>
  isRecord(raw) ? Object.fromEntries(Object.entries(raw).filter(([key]) => !foreignFields.includes(key))) : raw;

/** In lower case; what is no text is never a word that is known. */
const wordOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.trim().toLowerCase() : '?';
};

/** Who reads an article as its head has it, by the words of other systems. */
export interface Readership {
  /** Null where the head does not say. */
  readonly readers: 'members' | 'everybody' | null;
  /** The fields by which it is not for readers at all, or for others than a gate lets in. */
  readonly refused: readonly { readonly field: string; readonly found?: string }[];
}

/**
 * Reads `status`, `visibility` and `post_password` of WordPress and Ghost; whatever is not known to be public, or of
 * members alone, is refused. Posts of a live blog are everybody's, so members alone cannot have one.
 */
export const readershipOf = (raw: unknown, hasPosts: boolean): Readership => {
  const head = isRecord(raw) ? raw : {};
  const visibility = wordOf(head['visibility']);
  const isTimed = typeof head['publishedAt'] === 'string';
  const isPublished = (word: string): boolean => published.includes(word) || (isTimed && scheduled.includes(word));
  const readers = membersAlone.includes(visibility) ? 'members' : visibility === 'public' ? 'everybody' : null;
  const canBeKept =
    readers === 'members' ? head['gated'] !== false && !hasPosts : readers === 'everybody' || visibility === '';
  // A hidden article is shown to nobody.
  if (head['active'] === false) return { readers, refused: [] };
  const refused = [
    ...statuses.filter((field) => !isPublished(wordOf(head[field]))),
    ...passwords.filter((field) => wordOf(head[field]) !== ''),
    ...(canBeKept ? [] : ['visibility']),
  ];
  return {
    readers,
    // A password is repeated nowhere.
    refused: refused.map((field) =>
      passwords.includes(field) ? { field } : { field, found: JSON.stringify(head[field]) },
    ),
  };
};
