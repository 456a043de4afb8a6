import type { ResolutionContext, ServiceIdentifier } from 'inversify';

type Tokens = Readonly<Record<string, ServiceIdentifier<unknown>>>;

/** What is behind each token, under the token's name in the record. */
type PluggedIn<Wanted extends Tokens> = { readonly [Name in keyof Wanted]: Wanted[Name] extends ServiceIdentifier<infer Plug> ? Plug : never };

/** Asks a container for many things by name, where a list of parameters would have to repeat their order. */
export const pluggedIn = <Wanted extends Tokens>(context: Pick<ResolutionContext, 'get'>, wanted: Wanted): PluggedIn<Wanted> =>
  Object.fromEntries(Object.entries(wanted).map(([name, token]) => [name, context.get(token)])) as PluggedIn<Wanted>;
