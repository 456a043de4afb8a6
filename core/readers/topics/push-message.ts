export interface PushMessage {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  /** A later notification with the same tag replaces the earlier one. */
  readonly tag: string;
  readonly proof: string | null;
}

export const isProof = (text: string): boolean => /^\d{1,9}\.[\w-]{43}$/.test(text);

const maxLength = { title: 150, lead: 250, path: 1_000, tag: 60 } as const;

type Fields = Readonly<Record<string, unknown>>;

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
};

const ownPath = (address: string, ownOrigin: string): string | null => {
  const path = address.startsWith(`${ownOrigin}/`) ? address.slice(ownOrigin.length) : '';
  return /^\/(?![/\\])[!-~]*$/.test(path) && path.length <= maxLength.path ? path : null;
};

/** The service worker does not load the wording rules. */
const cut = (text: string, max: number): string => {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
};

/** Null for an invalid message. The link must be on the followed site. */
export const readPushMessage = (said: unknown, ownOrigin: string): PushMessage | null => {
  if (typeof said !== 'object' || said === null) return null;
  const fields = said as Fields;
  const [title, path, tag] = [
    textIn(fields, 'title'),
    ownPath(textIn(fields, 'address'), ownOrigin),
    textIn(fields, 'tag'),
  ];
  if (title === '' || path === null || tag === '' || tag.length > maxLength.tag) return null;
  const proof = textIn(fields, 'proof');
  return {
    title: cut(title, maxLength.title),
    lead: cut(textIn(fields, 'lead'), maxLength.lead),
    path,
    tag,
    proof: isProof(proof) ? proof : null,
  };
};
