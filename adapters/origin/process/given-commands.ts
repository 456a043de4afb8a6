import type { ToldOutcome } from '../newsroom/execute.ts';
import { deferred } from './deferred.ts';
import type { OriginMessage, ToOrigin } from './serve-as-worker.ts';

interface GivenCommands {
  readonly give: (given: unknown) => Promise<ToldOutcome>;
  readonly take: (message: Extract<OriginMessage, { readonly command: number }>) => void;
  readonly fail: (why: Error) => void;
}

export const givenCommands = (send: (message: ToOrigin) => void): GivenCommands => {
  const waiting = new Map<number, PromiseWithResolvers<ToldOutcome>>();
  let last = 0;
  return {
    give: (given) => {
      const [command, answer] = [(last += 1), deferred<ToldOutcome>()];
      waiting.set(command, answer);
      send({ command, given });
      return answer.promise.finally(() => waiting.delete(command));
    },
    take: (message) => {
      const answer = waiting.get(message.command);
      if ('outcome' in message) answer?.resolve(message.outcome);
      else answer?.reject(new Error(message.broken));
    },
    fail: (why) => waiting.forEach(({ reject }) => reject(why)),
  };
};
