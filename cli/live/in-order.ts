/** Runs `work` concurrently and yields results in input order. `work` must not throw. */
export const inOrder = async function* <Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    running.push(work(item));
    const oldest = running.length < atOnce ? undefined : running.shift();
    if (oldest !== undefined) yield await oldest;
  }
  for (const last of running) yield await last;
};
