import { lightness, mix } from './colour.ts';
import type { Chance } from './seeded-chance.ts';

/** Units of the view box (3:2). */
export const wide = 1600;
export const tall = 1067;

export type Inks = {
  readonly ground: string;
  readonly tone: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly body: string;
  readonly shade: string;
  readonly detail: string;
  readonly spot: string;
  readonly light: string;
  readonly dark: boolean;
};

export type Scene = { readonly inks: Inks; readonly chance: Chance; readonly take: number };

export type Composition = (scene: Scene) => string;

export type Compositions = readonly [Composition, ...Composition[]];

export type Place = readonly [x: number, y: number];
export type Pose = readonly [x: number, y: number, third: number];

export const staged = <T>(take: number, list: readonly [T, ...T[]]): T => list[take % list.length] ?? list[0];

export const paleAndDeep = ({ body, detail }: Inks): readonly [pale: string, deep: string] =>
  lightness(body) > lightness(detail) ? [body, detail] : [detail, body];

export const sheetOf = (inks: Inks): string => {
  const [pale] = paleAndDeep(inks);
  return pale === inks.ground ? mix(pale, inks.far, 0.4) : pale;
};
