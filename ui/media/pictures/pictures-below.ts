export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

const links = 'a[data-picture]';

export const tappedPicture = (event: {
  readonly target: EventTarget;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): HTMLAnchorElement | null =>
  event.ctrlKey || event.metaKey || event.shiftKey ? null : (event.target as Element).closest<HTMLAnchorElement>(links);

const shown = (link: HTMLAnchorElement): ShownPicture => ({
  src: link.href,
  alt: link.querySelector('img')?.alt ?? '',
  caption: link.closest('figure:has(figcaption)')?.querySelector('figcaption')?.textContent ?? '',
});

export const picturesBelow = (
  root: Element,
  link: HTMLAnchorElement,
): { readonly pictures: readonly ShownPicture[]; readonly first: number } => {
  const all = [...root.querySelectorAll<HTMLAnchorElement>(links)];
  return { pictures: all.map(shown), first: Math.max(0, all.indexOf(link)) };
};
