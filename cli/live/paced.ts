import type { Time } from '#adapters/time/time.ts';

export const paced = async function* <Item>(
  items: AsyncIterable<Item>,
  perSecond: number,
  time: Time,
): AsyncGenerator<Item> {
  const began = time.monotonic();
  let count = 0;
  for await (const item of items) {
    const early = began + (1000 * count) / perSecond - time.monotonic();
    if (early > 0) await time.wait(early);
    count += 1;
    yield item;
  }
};
