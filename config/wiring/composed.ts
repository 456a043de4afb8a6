import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';

/** How each part is made of the others: exhaustive by type, so that a part that nobody makes does not compile. */
export type Recipes<Parts> = { readonly [Name in keyof Parts]: (parts: Parts) => Parts[Name] };

/**
 * Makes every part once, each after those that it asks for, and all of them now: what cannot be made stops the start,
 * not a reader.
 */
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
