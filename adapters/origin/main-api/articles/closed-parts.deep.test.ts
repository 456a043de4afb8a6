import { startTestOrigin } from '../../testing/ask-origin.ts';
import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { closedContent, describeClosedParts } from './closed-parts.contract.ts';

describeOnPostgres((databaseUrl) =>
  describeClosedParts('PostgreSQL', () => startTestOrigin({ databaseUrl: databaseUrl() }, closedContent)),
);
