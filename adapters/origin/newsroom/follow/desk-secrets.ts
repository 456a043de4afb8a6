import { seal, unseal } from '#adapters/sealing/seal.ts';
import type { DeskSecrets } from '#adapters/newsroom-contract/follow.ts';
import { keyFor, type SigningKey } from '../../credentials/signing-key.ts';

const sealingKey = async (key: SigningKey): Promise<string> => keyFor(await key(), 'follow', 'credentials');

export const sealSecrets = async (key: SigningKey, secrets: DeskSecrets): Promise<string> =>
  seal(await sealingKey(key), JSON.stringify(secrets));

/** Null when another signing key sealed them. */
export const openSecrets = async (key: SigningKey, sealed: string): Promise<DeskSecrets | null> => {
  const text = unseal(await sealingKey(key), sealed);
  return text === null ? null : (JSON.parse(text) as DeskSecrets);
};
