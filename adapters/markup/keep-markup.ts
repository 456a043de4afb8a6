import { LRUCache } from 'lru-cache';
import type { Props } from './hosts.ts';
import { createSameValue } from './same-value.ts';

/** Markup, and the pictures in it that a document loads before it comes to them. */
export interface Drawn {
  readonly html: string;
  readonly pictures: readonly Props[];
}

/** Remembers the markup of components that depend on nothing but their properties. */
export interface KeptMarkup {
  /** Begins another drawing. */
  readonly begin: () => void;
  /** Where a component is kept, and with which properties it is drawn; null of one that is not. */
  readonly placeOf: (component: unknown, props: Props) => Place | null;
  /** What was drawn with the same properties, all of them, value by value. */
  readonly find: (place: Place) => Drawn | undefined;
  readonly keep: (place: Place, drawn: Drawn) => void;
}

interface Place {
  readonly key: string;
  readonly props: Props;
}

export const nothingKept: KeptMarkup = {
  begin: () => undefined,
  placeOf: () => null,
  find: () => undefined,
  keep: () => undefined,
};

/** A component whose markup lasts. */
export interface Lasting {
  // eslint-disable-next-line typescript/no-explicit-any -- of any properties
  readonly component: (props: any) => unknown;
  /** A word by which one of its places is told from the others. */
  // eslint-disable-next-line typescript/no-explicit-any -- of any properties
  readonly place: (props: any) => string;
}

/** What lasts, and what all of it depends on. */
export interface LastingParts {
  readonly parts: readonly Lasting[];
  /** Beside the properties. */
  readonly variant: () => string;
  /** Properties by which the same is drawn, and which change less often. */
  readonly lasting: (props: Props) => Props;
  readonly maxBytes: number;
}

interface Entry {
  props: Props;
  readonly drawn: Drawn;
}

/** About what the properties of a place take beside its markup. */
const around = 2_000;

/** Keeps the last markup of each place, in so many bytes together. */
export const createKeptMarkup = ({ parts, variant, lasting, maxBytes }: LastingParts): KeptMarkup => {
  const places = new Map(parts.map(({ component, place }, at) => [component as unknown, { at, place }]));
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ drawn }, key) => 2 * (drawn.html.length + key.length) + around,
  });
  const same = createSameValue();
  return {
    begin: same.forget,
    placeOf: (component, given) => {
      const known = places.get(component);
      if (known === undefined) return null;
      const props = lasting(given);
      return { key: `${variant()} ${known.at} ${known.place(props)}`, props };
    },
    find: ({ key, props }) => {
      const entry = entries.get(key);
      if (entry === undefined || !same.isSame(entry.props, props)) return undefined;
      // The next comparison is with what is at hand then.
      entry.props = props;
      return entry.drawn;
    },
    keep: ({ key, props }, drawn) => void entries.set(key, { props, drawn }),
  };
};
