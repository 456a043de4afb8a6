import type { HeadTag } from './tags-of-head.ts';

/** Draws tags of the document's head. */
export const HeadTags = ({ tags }: { readonly tags: readonly HeadTag[] }) =>
  tags.map(([Name, attributes]) => <Name key={JSON.stringify(attributes)} {...attributes} />);
