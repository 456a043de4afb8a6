import { lightness, mix } from './colour.ts';
import type { Chance } from './seeded-chance.ts';

/** The drawing area in units of the view box (3:2). */
export const wide = 1600;
export const tall = 1067;

/** The parts colours play in one picture. `dark` says that the ground is night. */
export type Inks = {
  readonly ground: string; // the paper behind everything
  readonly tone: string; // a large shape on the ground, barely louder
  readonly far: string; // three layers, each nearer to the reader
  readonly mid: string;
  readonly near: string;
  readonly body: string; // the subject: strong on ground, tone and far
  readonly shade: string; // the subject's side away from the light
  readonly detail: string; // marks on the subject
  readonly spot: string; // the one loud thing
  readonly light: string; // lit windows and other marks on near
  readonly dark: boolean;
};

/** What a composition draws with; `take` (0, 1, 2, …) is which of its stagings this is. */
export type Scene = { readonly inks: Inks; readonly chance: Chance; readonly take: number };

/** One way to picture a motif: gives the inside of the SVG. */
export type Composition = (scene: Scene) => string;

/** All the ways to picture one motif. */
export type Compositions = readonly [Composition, ...Composition[]];

/** A point, and a point with a third figure (a scale or a turn). */
export type Place = readonly [x: number, y: number];
export type Pose = readonly [x: number, y: number, third: number];

/** The item for this take; the list starts over when it ends. */
export const staged = <T>(take: number, list: readonly [T, ...T[]]): T => list[take % list.length] ?? list[0];

/** The palest and the darkest ink of a subject, whichever of body and detail they are. */
export const paleAndDeep = ({ body, detail }: Inks): readonly [pale: string, deep: string] =>
  lightness(body) > lightness(detail) ? [body, detail] : [detail, body];

/** The colour of a sheet of paper that still shows on the ground. */
export const sheetOf = (inks: Inks): string => {
  const [pale] = paleAndDeep(inks);
  return pale === inks.ground ? mix(pale, inks.far, 0.4) : pale;
};
