import { servePush } from '#adapters/origin/notifications/serve-push.ts';
import { systemTime } from '#adapters/time/system-time.ts';

servePush(systemTime);
