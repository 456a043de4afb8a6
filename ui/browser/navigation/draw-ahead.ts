import { drawAheadRule, drawnAheadFor } from '#core/app-shell/draw-ahead.ts';

interface Policies {
  createPolicy(name: string, rules: object): { createScript(text: string): string };
}

const type = 'speculationrules';
const { supports } = HTMLScriptElement as { readonly supports?: (type: string) => boolean };
const { trustedTypes } = window as unknown as { readonly trustedTypes?: Policies };

/**
 * What is not opened soon is dropped, for it might show what has been taken away since (R43), and so is what was drawn
 * before the reader chose something here or in another tab: colours, sizes, whether results are told.
 */
const draw = (link: HTMLAnchorElement, policies: Policies): void => {
  const drop = ({ target }: Partial<Event> = {}): void => {
    // What another tab has stored is told to the window, which is no node.
    if (!(target instanceof Node && link.contains(target))) delete link.dataset.next;
  };
  link.dataset.next = '';
  setTimeout(drop, drawnAheadFor);
  document.addEventListener('click', drop, true);
  addEventListener('storage', drop);
  // The rule is fixed, and the content policy knows it.
  const text = policies.createPolicy(type, { createScript: () => drawAheadRule }).createScript('');
  document.head.append(Object.assign(document.createElement('script'), { type, text }));
};

/** News that come to a live blog once it is drawn would be put under the reader's eyes (R40). */
const isLive = ({ pathname }: HTMLAnchorElement): boolean => pathname.endsWith('/elo');

/** The picture that a document asks for first, as it is chosen from: by densities, or by widths. */
const firstPicture = /imageSrcSet="(.*?)"(?: imageSizes="(.*?)")?/;

/** A document, and the picture that it begins with, in the very size that this window would choose. */
const fetchWithPicture = async (link: HTMLAnchorElement): Promise<void> => {
  const answer = await fetch(link.href, { priority: 'low' });
  const [, srcset, sizes = ''] = firstPicture.exec(await answer.text()) ?? [];
  if (srcset && link.matches(':hover')) Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset });
};

/**
 * Has the page behind a link on which the pointer rests drawn before it is opened; its scripts wait until it is
 * (entry.ts). Where the browser cannot, document and picture are fetched.
 */
export const drawAhead = async (link: HTMLAnchorElement): Promise<void> =>
  trustedTypes && supports?.(type) && !isLive(link) ? draw(link, trustedTypes) : fetchWithPicture(link);
