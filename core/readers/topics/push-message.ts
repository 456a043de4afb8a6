/** What a notification shows, and where it leads. */
export interface PushMessage {
  readonly title: string;
  readonly lead: string;
  /** Of our own site, without its origin. */
  readonly path: string;
  /** Of two notifications of one thing the later takes the place of the earlier. */
  readonly tag: string;
  /** What the browser posts back so that its push address counts as its own; null in any other message. */
  readonly proof: string | null;
}

/** As the origin makes one. */
export const isProof = (text: string): boolean => /^\d{1,9}\.[\w-]{43}$/.test(text);

const longest = { title: 150, lead: 250, path: 1_000, tag: 60 } as const;

type Fields = Readonly<Record<string, unknown>>;

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
};

/** The path of an address of ours; null for any other. */
const ownPath = (address: string, ownOrigin: string): string | null => {
  const path = address.startsWith(`${ownOrigin}/`) ? address.slice(ownOrigin.length) : '';
  return /^\/(?![/\\])[!-~]*$/.test(path) && path.length <= longest.path ? path : null;
};

/** Plainly: a service worker loads no rules of wording. */
const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
};

/**
 * What a message of our own says; null for anything else, of which nothing is shown. Only an address of the site that
 * the reader follows is led to.
 */
export const readPushMessage = (said: unknown, ownOrigin: string): PushMessage | null => {
  if (typeof said !== 'object' || said === null) return null;
  const fields = said as Fields;
  const [title, path, tag] = [
    textIn(fields, 'title'),
    ownPath(textIn(fields, 'address'), ownOrigin),
    textIn(fields, 'tag'),
  ];
  if (title === '' || path === null || tag === '' || tag.length > longest.tag) return null;
  const proof = textIn(fields, 'proof');
  return {
    title: cut(title, longest.title),
    lead: cut(textIn(fields, 'lead'), longest.lead),
    path,
    tag,
    proof: isProof(proof) ? proof : null,
  };
};
