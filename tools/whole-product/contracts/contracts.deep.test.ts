import { describeOnPostgres } from '#adapters/origin/testing/on-postgres.fake.ts';
import { describeMainApiPorts } from './ports.contract.ts';

describeOnPostgres((databaseUrl) => describeMainApiPorts('on PostgreSQL', () => ({ databaseUrl: databaseUrl() })));
