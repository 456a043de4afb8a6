import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';

/** Exhaustive by type: a part without a recipe does not compile. */
export type Recipes<Parts> = { readonly [Name in keyof Parts]: (parts: Parts) => Parts[Name] };

/** Creates all parts at start, in dependency order. A part that fails stops the start, not a request. */
export const composed = <Parts extends object>(recipes: Recipes<Parts>): Parts => {
  const container = new Container({ defaultScope: 'Singleton' });
  const names = Object.keys(recipes) as (keyof Parts & string)[];
  const tokens = new Map<string, ServiceIdentifier<unknown>>(names.map((name) => [name, Symbol(name)]));
  const tokenOf = (name: string): ServiceIdentifier<unknown> => tokens.get(name) as ServiceIdentifier<unknown>;
  const partsBy = (get: (token: ServiceIdentifier<unknown>) => unknown): Parts =>
    Object.defineProperties(
      {},
      Object.fromEntries(names.map((name) => [name, { get: () => get(tokenOf(name)), enumerable: true }])),
    ) as Parts;
  for (const name of names)
    container.bind(tokenOf(name)).toDynamicValue((context) => recipes[name](partsBy((token) => context.get(token))));
  return Object.freeze({ ...partsBy((token) => container.get(token)) });
};
