import { servePush } from '#adapters/origin/notifications/serve-push.ts';

servePush();
