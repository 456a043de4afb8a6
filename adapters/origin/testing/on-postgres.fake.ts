import { afterAll, beforeAll, describe } from 'vitest';
import { hasPostgres, startTestPostgres, type TestPostgres } from './start-test-postgres.ts';

const isInstalled = await hasPostgres();

export const describeOnPostgres = (suite: (databaseUrl: () => string) => void): void => {
  describe.skipIf(!isInstalled)('on a real server', () => {
    let postgres: TestPostgres | null = null;
    beforeAll(async () => {
      postgres = await startTestPostgres();
    }, 60_000);
    afterAll(() => postgres?.stop());
    suite(() => postgres?.databaseUrl ?? '');
  });
};
