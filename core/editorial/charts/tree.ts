import type { BodyAttributes, BodyElement, BodyNode, BodyTag } from '../articles/body.ts';

/** An element of a drawing of ours. */
export const made = (tag: BodyTag, attributes: BodyAttributes, ...children: readonly BodyNode[]): BodyElement => ({
  tag,
  attributes,
  children,
});

export const percent = (place: number): string => `${place}%`;
