import names from './people.json' with { type: 'json' };

export const people: { readonly surnames: readonly string[]; readonly givenNames: readonly string[] } = names;
