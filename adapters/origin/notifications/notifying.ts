import type { TopicContext } from '../topics/browser-topics.ts';
import { notifyRegularly, type NotifyNeeds } from './notify-regularly.ts';
import type { PushOptions } from '../topics/planned-topic.ts';
import { createSendPush } from './send-push.ts';

/** Keeps followers told; gives what stops it. Without a way to push services nothing is looked at. */
export const notifying = async (
  needs: Omit<NotifyNeeds, 'send'> & Pick<TopicContext, 'pushKeys'>,
  push: PushOptions | undefined,
): Promise<() => Promise<void>> => {
  if (push === undefined) return async () => undefined;
  const { send, close } = createSendPush({ ...push, keys: await needs.pushKeys(), now: needs.now });
  const stop = notifyRegularly({ ...needs, send });
  return async () => {
    await stop();
    close();
  };
};
