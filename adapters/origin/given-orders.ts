import type { ToldOutcome } from './desk/carry-out.ts';
import { later } from './later.ts';
import type { OriginMessage, ToOrigin } from './worker.ts';

interface GivenOrders {
  /** Gives an order; rejects when the origin breaks over it. */
  readonly give: (given: unknown) => Promise<ToldOutcome>;
  /** Takes what the origin says of an order. */
  readonly take: (message: Extract<OriginMessage, { readonly order: number }>) => void;
  /** None of them will be carried out any more. */
  readonly fail: (why: Error) => void;
}

/** The orders that an origin in a worker has been given, told apart by a number, until it answers. */
export const givenOrders = (send: (message: ToOrigin) => void): GivenOrders => {
  const waiting = new Map<number, PromiseWithResolvers<ToldOutcome>>();
  let last = 0;
  return {
    give: (given) => {
      const [order, answer] = [(last += 1), later<ToldOutcome>()];
      waiting.set(order, answer);
      send({ order, given });
      return answer.promise.finally(() => waiting.delete(order));
    },
    take: (message) => {
      const answer = waiting.get(message.order);
      if ('outcome' in message) answer?.resolve(message.outcome);
      else answer?.reject(new Error(message.broken));
    },
    fail: (why) => waiting.forEach(({ reject }) => reject(why)),
  };
};
