import { parentPort, workerData } from 'node:worker_threads';
import type { Time } from '#adapters/time/time.ts';
import { secondsOf } from '#adapters/time/seconds-of.ts';
import type { PushKeys } from '../topics/planned-topic.ts';
import { createSendPush, type PushFate, type PushTarget, type Sealing } from './send-push.ts';

export interface PushThreadData {
  readonly origins: readonly string[];
  readonly subject: string;
  readonly keys: PushKeys;
  readonly otherKeys?: PushKeys | undefined;
}

export interface PushJob {
  readonly job: number;
  readonly target: PushTarget;
  readonly message: Sealing;
}
export interface PushDone {
  readonly job: number;
  readonly fate: PushFate;
}

export const servePush = (time: Time): void => {
  const { send } = createSendPush({ ...(workerData as PushThreadData), now: secondsOf(time) });
  parentPort?.on('message', ({ job, target, message }: PushJob) => {
    void send(target, message)
      .catch((): PushFate => ({ kind: 'later', wait: null, answered: 0 }))
      .then((fate) => parentPort?.postMessage({ job, fate } satisfies PushDone));
  });
};
