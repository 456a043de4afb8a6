import { setTimeout as wait } from 'node:timers/promises';

/** Hands the items on no faster than so many a second. */
export const paced = async function* <Item>(
  items: AsyncIterable<Item>,
  perSecond: number,
  milliseconds: () => number,
): AsyncGenerator<Item> {
  const began = milliseconds();
  let count = 0;
  for await (const item of items) {
    const early = began + (1000 * count) / perSecond - milliseconds();
    if (early > 0) await wait(early);
    count += 1;
    yield item;
  }
};
