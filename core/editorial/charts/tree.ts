import type { BodyAttributes, BodyElement, BodyNode, BodyTag } from '../articles/body.ts';

export const made = (tag: BodyTag, attributes: BodyAttributes, ...children: readonly BodyNode[]): BodyElement => ({
  tag,
  attributes,
  children,
});

export const percent = (place: number): string => `${place}%`;
