import { seal, unseal } from '#adapters/sealing/seal.ts';
import type { DeskSecrets } from '#adapters/newsroom-contract/follow.ts';
import { keyFor, keysOf, type SigningKeys } from '../../credentials/signing-key.ts';

const sealingKey = (key: string): string => keyFor(key, 'follow', 'credentials');

export const sealSecrets = async ({ signingKey }: SigningKeys, secrets: DeskSecrets): Promise<string> =>
  seal(sealingKey(await signingKey()), JSON.stringify(secrets));

export interface OpenedSecrets {
  readonly secrets: DeskSecrets;
  /** Sealed by the other key of a rotation. */
  readonly isOther: boolean;
}

/** Null when neither signing key sealed them. */
export const openSecrets = async (keys: SigningKeys, sealed: string): Promise<OpenedSecrets | null> => {
  for (const [at, key] of (await keysOf(keys)).entries()) {
    const text = unseal(sealingKey(key), sealed);
    if (text !== null) return { secrets: JSON.parse(text) as DeskSecrets, isOther: at > 0 };
  }
  return null;
};
