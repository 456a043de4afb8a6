import { startTestOrigin } from '../../testing/ask-origin.ts';
import { hiddenContent } from '../../testing/hidden-content.ts';
import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { describeEmbargo } from './embargo.contract.ts';

describeOnPostgres((databaseUrl) =>
  describeEmbargo('PostgreSQL', (clock) => startTestOrigin({ databaseUrl: databaseUrl() }, hiddenContent, clock)),
);
