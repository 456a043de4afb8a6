export const filterKinds = ['tag', 'mstag', 'author', 'flag', 'site', 'parent'] as const;

export interface Filter {
  readonly by: (typeof filterKinds)[number];
  readonly value: string;
}
