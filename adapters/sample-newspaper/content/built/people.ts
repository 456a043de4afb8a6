import names from './people.json' with { type: 'json' };

/** Names of people who do not exist: a family name, and a given name. */
export const people: { readonly surnames: readonly string[]; readonly givenNames: readonly string[] } = names;
