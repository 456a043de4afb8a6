import { describeNotifications } from './notifications.contract.ts';

describeNotifications('PGlite', () => ({ inMemory: true }));
