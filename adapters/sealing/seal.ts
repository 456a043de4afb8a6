import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const derive = (handle: string, use: string): Buffer => createHash('sha256').update(`${use} ${handle}`).digest();

export const nameOf = (handle: string): string => derive(handle, 'name').toString('base64url');

/** Encrypts with the handle: neither a database dump nor the store can impersonate a reader. */
export const seal = (handle: string, text: string): string => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, derive(handle, 'seal'), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Null when this handle did not seal the text. */
export const unseal = (handle: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, derive(handle, 'seal'), bytes.subarray(0, nonceBytes)).setAuthTag(
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
  );
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
};
