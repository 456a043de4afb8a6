import { availableParallelism } from 'node:os';
import type { RepeatNeeds } from '../../database/maintenance/repeat.ts';
import type { TopicContext } from '../topics/browser-topics.ts';
import { notifyRegularly, type NotifyNeeds } from './notify-regularly.ts';
import type { PushOptions } from '../topics/planned-topic.ts';
import { createPushThreads } from './push-threads.ts';
import { createSendPush } from './send-push.ts';

/** One core is for the database, one for the web server. */
const threadsOf = (cores: number): number => Math.min(4, Math.max(2, cores - 2));

export const notifying = async (
  needs: Omit<NotifyNeeds, 'send'> & RepeatNeeds & Pick<TopicContext, 'pushKeys'>,
  push: PushOptions | undefined,
): Promise<() => Promise<void>> => {
  if (push === undefined) return async () => undefined;
  const { origins, subject, otherKeys, worker } = push;
  const shared = { origins, subject, otherKeys, keys: await needs.pushKeys() };
  const { send, close } =
    worker === undefined
      ? createSendPush({ ...shared, now: needs.now })
      : createPushThreads({ ...shared, file: new URL(worker), threads: threadsOf(availableParallelism()) });
  const stop = notifyRegularly({ ...needs, send });
  return async () => {
    await stop();
    await close();
  };
};
