type Compare<Item> = (one: Item, other: Item) => number;

const two = function* <Item>(first: Iterable<Item>, second: Iterable<Item>, compare: Compare<Item>): Generator<Item> {
  const [left, right] = [first[Symbol.iterator](), second[Symbol.iterator]()];
  let [one, other] = [left.next(), right.next()];
  while (one.done !== true && other.done !== true) {
    if (compare(one.value, other.value) <= 0) {
      yield one.value;
      one = left.next();
    } else {
      yield other.value;
      other = right.next();
    }
  }
  for (; one.done !== true; one = left.next()) yield one.value;
  for (; other.done !== true; other = right.next()) yield other.value;
};

export const mergeSorted = <Item>(sorted: readonly Iterable<Item>[], compare: Compare<Item>): Iterable<Item> => {
  const [only, ...others] = sorted;
  if (only === undefined) return [];
  if (others.length === 0) return only;
  const middle = Math.ceil(sorted.length / 2);
  return two(mergeSorted(sorted.slice(0, middle), compare), mergeSorted(sorted.slice(middle), compare), compare);
};
