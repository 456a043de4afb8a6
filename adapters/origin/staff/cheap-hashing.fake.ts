import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

export const hashingCosts: object[] = [];

/** Cheap hashes for tests: hundreds of sign-ins would take half a minute at the real cost. */
export const useCheapHashing = (): void => {
  const { argon2 } = crypto;
  crypto.argon2 = (algorithm, { memory, passes, parallelism, tagLength, ...rest }, done) => {
    hashingCosts.push({ memory, passes, parallelism, tagLength });
    argon2(algorithm, { memory: 64, passes: 1, parallelism, tagLength, ...rest }, done);
  };
  syncBuiltinESMExports();
};
