import { describeOnPostgres } from '../testing/on-postgres.fake.ts';
import { describeSecurityService } from './security.contract.ts';

describeOnPostgres((databaseUrl) => describeSecurityService('PostgreSQL', () => ({ databaseUrl: databaseUrl() })));
