import { servePush } from '#adapters/origin/readers/notifications/serve-push.ts';
import { systemTime } from '#adapters/time/system-time.ts';

servePush(systemTime);
