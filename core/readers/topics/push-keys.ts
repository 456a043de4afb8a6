/** Lengths in base64url: a P-256 point and 16 bytes (RFC 8291 §3.1). */
export const pushKeyLengths = { p256dh: 87, auth: 22 } as const;

const isKey = (text: string, length: number): boolean => text.length === length && /^[\w-]+$/.test(text);

export const arePushKeys = ({ p256dh, auth }: Readonly<Record<keyof typeof pushKeyLengths, string>>): boolean =>
  isKey(p256dh, pushKeyLengths.p256dh) && isKey(auth, pushKeyLengths.auth);
