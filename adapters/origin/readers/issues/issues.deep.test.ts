import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { describeIssues } from './issues.contract.ts';

describeOnPostgres((databaseUrl) => describeIssues('PostgreSQL', () => ({ databaseUrl: databaseUrl() })));
