import { describeOnPostgres } from '../../testing/on-postgres.fake.ts';
import { describeNotifications } from './notifications.contract.ts';

describeOnPostgres((databaseUrl) => describeNotifications('PostgreSQL', () => ({ databaseUrl: databaseUrl() })));
