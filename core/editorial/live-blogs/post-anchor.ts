export const postAnchor = ({ id }: { readonly id: number }): string => `bejegyzes-${id}`;
