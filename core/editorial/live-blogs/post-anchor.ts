/** The fragment of a post, without its hash. */
export const postAnchor = ({ id }: { readonly id: number }): string => `bejegyzes-${id}`;
