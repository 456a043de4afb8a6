import { startTestOrigin } from '../../testing/ask-origin.ts';
import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { describeTypedTerms } from './typed-terms.contract.ts';

describeOnPostgres((databaseUrl) =>
  describeTypedTerms('PostgreSQL', (content) => startTestOrigin({ databaseUrl: databaseUrl() }, content)),
);
