import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { CommandFailure } from '../context/command-failure.ts';
import { rawPublicKey } from './hpke.ts';
import type { BackupKey } from '#adapters/newsroom-contract/backup.ts';

export const fingerprintOf = (key: KeyObject): string =>
  `SHA256:${createHash('sha256').update(rawPublicKey(key)).digest('base64').replace(/=+$/, '')}`;

const x25519 = (pem: string, kind: 'PUBLIC' | 'PRIVATE', read: (pem: string) => KeyObject): KeyObject => {
  try {
    const key = pem.includes(`-----BEGIN ${kind} KEY-----`) ? read(pem) : null;
    if (key?.asymmetricKeyType === 'x25519') return key;
  } catch {}
  throw new CommandFailure('bad-key', `X25519 ${kind} KEY (PEM)`);
};

/** X25519, SPKI in PEM. Throws a `CommandFailure` otherwise. */
export const publicKeyIn = (pem: string): KeyObject => x25519(pem, 'PUBLIC', createPublicKey);

/** X25519, PKCS#8 in PEM. Throws a `CommandFailure` otherwise. */
export const privateKeyIn = (pem: string): KeyObject => x25519(pem, 'PRIVATE', createPrivateKey);

/**
 * Writes the private key to `file` (owner-only) and the public key to `file.pub`. Throws a `CommandFailure` if either
 * exists or cannot be written.
 */
export const createBackupKey = async ({ file }: { readonly file: string }): Promise<BackupKey> => {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  try {
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
    await writeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  } catch (cause) {
    throw new CommandFailure('not-written', (cause as Error).message);
  }
  return { publicKey: `${file}.pub`, fingerprint: fingerprintOf(publicKey) };
};
