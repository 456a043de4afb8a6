/** Works on so many items at a time, and gives the results in the order of the items. `work` must not throw. */
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
