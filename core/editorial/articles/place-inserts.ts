import { type Body, type BodyNode, isElement } from './body.ts';
import { textPauses } from './text-pauses.ts';

export type Insert = 'ad' | 'related';

export interface InsertPlace {
  readonly insert: Insert;
  readonly before: number;
}

const plan: readonly { readonly insert: Insert; readonly after: number }[] = [
  { insert: 'ad', after: 4 },
  { insert: 'related', after: 4 },
  { insert: 'ad', after: 8 },
  { insert: 'ad', after: 12 },
];

const isParagraph = (node: BodyNode): boolean => isElement(node) && node.tag === 'p';

const rest = 2;

export const placeInserts = (body: Body, wanted: readonly Insert[]): readonly InsertPlace[] => {
  const pauses = new Set(textPauses(body));
  const due = plan.filter(({ insert }) => wanted.includes(insert));
  const places: InsertPlace[] = [];
  let [read, left] = [0, body.filter(isParagraph).length];
  for (const [index, node] of body.entries()) {
    const next = due[places.length];
    if (next === undefined || left < rest) break;
    if (read >= next.after && pauses.has(index)) {
      places.push({ insert: next.insert, before: index });
      read = 0;
    }
    if (isParagraph(node)) [read, left] = [read + 1, left - 1];
  }
  return places;
};
