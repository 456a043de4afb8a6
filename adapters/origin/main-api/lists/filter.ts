/** What a list can be filtered by, in the order in which filters are taken. */
export const filterKinds = ['tag', 'mstag', 'author', 'flag', 'site', 'parent'] as const;

export interface Filter {
  readonly by: (typeof filterKinds)[number];
  readonly value: string;
}
