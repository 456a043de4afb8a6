/** The keys of a browser's push subscription, in base64url (RFC 8291 §3.1): a point of P-256, and 16 bytes. */
export const pushKeyLengths = { p256dh: 87, auth: 22 } as const;

const isKey = (text: string, length: number): boolean => text.length === length && /^[\w-]+$/.test(text);

/** Whether a browser can be sent encrypted messages by these keys. */
export const arePushKeys = ({ p256dh, auth }: Readonly<Record<keyof typeof pushKeyLengths, string>>): boolean =>
  isKey(p256dh, pushKeyLengths.p256dh) && isKey(auth, pushKeyLengths.auth);
