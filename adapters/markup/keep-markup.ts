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
  readonly whenDrawnAgain: boolean;
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
  /** Most of its places are drawn once: one is kept from its second drawing on. */
  readonly whenDrawnAgain?: true;
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
/** Places that are remembered as drawn once, by their keys alone. */
const mostDrawnOnce = 2_000;

/**
 * A text that is put together remains a tree of its pieces, and whoever writes it goes through them all, each time: to
 * ask for one of its letters has it laid out once.
 */
const inOnePiece = (text: string): string => (text.charCodeAt(0) >= 0 ? text : '');

/** Keeps the last markup of each place, in so many bytes together. */
export const createKeptMarkup = ({ parts, variant, lasting, maxBytes }: LastingParts): KeptMarkup => {
  const places = new Map(
    parts.map(({ component, place, whenDrawnAgain = false }, at) => [
      component as unknown,
      { at, place, whenDrawnAgain },
    ]),
  );
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ drawn }, key) => 2 * (drawn.html.length + key.length) + around,
  });
  const drawnOnce = new LRUCache<string, true>({ max: mostDrawnOnce });
  const same = createSameValue();
  return {
    begin: same.forget,
    placeOf: (component, given) => {
      const known = places.get(component);
      if (known === undefined) return null;
      const props = lasting(given);
      return { key: `${variant()} ${known.at} ${known.place(props)}`, props, whenDrawnAgain: known.whenDrawnAgain };
    },
    find: ({ key, props }) => {
      const entry = entries.get(key);
      if (entry === undefined || !same.isSame(entry.props, props)) return undefined;
      // The next comparison is with what is at hand then.
      entry.props = props;
      return entry.drawn;
    },
    keep: ({ key, props, whenDrawnAgain }, drawn) => {
      if (whenDrawnAgain && !drawnOnce.has(key)) drawnOnce.set(key, true);
      else entries.set(key, { props, drawn: { ...drawn, html: inOnePiece(drawn.html) } });
    },
  };
};
