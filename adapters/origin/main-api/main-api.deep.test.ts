import { startTestOrigin } from '../testing/ask-origin.ts';
import { describeOnPostgres } from '../testing/on-postgres.fake.ts';
import { describeMainApi } from './main-api.contract.ts';

describeOnPostgres((databaseUrl) =>
  describeMainApi('PostgreSQL', () => startTestOrigin({ databaseUrl: databaseUrl() })),
);
