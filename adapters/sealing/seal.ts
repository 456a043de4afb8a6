import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Two secrets of one: what a handle is kept under tells nothing of what its session is sealed with. A handle has bits
 * enough for one round.
 */
const derive = (handle: string, use: string): Buffer => createHash('sha256').update(`${use} ${handle}`).digest();

/** The name under which a handle's session is kept. */
export const nameOf = (handle: string): string => derive(handle, 'name').toString('base64url');

/**
 * Writes a text so that only the handle opens it: neither a copy of the database nor its keeper can act in a reader's
 * name.
 */
export const seal = (handle: string, text: string): string => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, derive(handle, 'seal'), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Null for what this handle did not seal. */
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
