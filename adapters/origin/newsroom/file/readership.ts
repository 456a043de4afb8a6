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

export const withoutForeign = (raw: unknown): unknown =>
  isRecord(raw) ? Object.fromEntries(Object.entries(raw).filter(([key]) => !foreignFields.includes(key))) : raw;

const wordOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.trim().toLowerCase() : '?';
};

export interface Readership {
  readonly readers: 'members' | 'everybody' | null;
  readonly refused: readonly { readonly field: string; readonly found?: string }[];
}

/**
 * Parses `status`, `visibility` and `post_password` of WordPress and Ghost. Refuses any state except public and
 * members-only. Live blogs cannot be members-only.
 */
export const readershipOf = (raw: unknown, hasPosts: boolean): Readership => {
  const head = isRecord(raw) ? raw : {};
  const visibility = wordOf(head['visibility']);
  const isTimed = typeof head['publishedAt'] === 'string';
  const isPublished = (word: string): boolean => published.includes(word) || (isTimed && scheduled.includes(word));
  const readers = membersAlone.includes(visibility) ? 'members' : visibility === 'public' ? 'everybody' : null;
  const canBeKept =
    readers === 'members' ? head['gated'] !== false && !hasPosts : readers === 'everybody' || visibility === '';
  if (head['active'] === false) return { readers, refused: [] };
  const refused = [
    ...statuses.filter((field) => !isPublished(wordOf(head[field]))),
    ...passwords.filter((field) => wordOf(head[field]) !== ''),
    ...(canBeKept ? [] : ['visibility']),
  ];
  return {
    readers,
    // Never print a password.
    refused: refused.map((field) =>
      passwords.includes(field) ? { field } : { field, found: JSON.stringify(head[field]) },
    ),
  };
};
