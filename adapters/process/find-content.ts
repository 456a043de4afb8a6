import type { Time } from '#adapters/time/time.ts';

/** Milliseconds between attempts. */
const between = 2_000;

/** Loads content until it succeeds: a node that is not ready has no readers whose pages would show it. */
export const findContent = (time: Pick<Time, 'wait'>) => {
  let found = false;
  return {
    isFound: (): boolean => found,
    async until(isOver: () => boolean, load: () => Promise<boolean>): Promise<void> {
      while (!found && !isOver()) {
        found = await load();
        if (!found) await time.wait(between);
      }
    },
  };
};
