import { prerenderRule, prerenderedFor } from '#core/app-shell/prerender.ts';

interface Policies {
  createPolicy(name: string, rules: object): { createScript(text: string): string };
}

const type = 'speculationrules';
const { supports } = HTMLScriptElement as { readonly supports?: (type: string) => boolean };
const { trustedTypes } = window as unknown as { readonly trustedTypes?: Policies };

/** Expires early: a prerendered page might show removed content (R43) or outdated reader settings. */
const draw = (link: HTMLAnchorElement, policies: Policies): void => {
  const drop = ({ target }: Partial<Event> = {}): void => {
    // The target of a `storage` event is the window, which is not a node.
    if (!(target instanceof Node && link.contains(target))) delete link.dataset.next;
  };
  link.dataset.next = '';
  setTimeout(drop, prerenderedFor);
  document.addEventListener('click', drop, true);
  addEventListener('storage', drop);
  // A fixed rule that the content policy allows.
  const text = policies.createPolicy(type, { createScript: () => prerenderRule }).createScript('');
  document.head.append(Object.assign(document.createElement('script'), { type, text }));
};

/** A prerendered live blog would show news before the reader asks (R40). */
const isLive = ({ pathname }: HTMLAnchorElement): boolean => pathname.endsWith('/elo');

const firstPicture = /imageSrcSet="(.*?)"(?: imageSizes="(.*?)")?/;

const fetchWithPicture = async (link: HTMLAnchorElement): Promise<void> => {
  const answer = await fetch(link.href, { priority: 'low' });
  const [, srcset, sizes = ''] = firstPicture.exec(await answer.text()) ?? [];
  if (srcset && link.matches(':hover')) Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset });
};

/**
 * Prerenders the page behind a hovered link; its scripts wait for activation. Other browsers prefetch the document and
 * its picture.
 */
export const prerender = async (link: HTMLAnchorElement): Promise<void> =>
  trustedTypes && supports?.(type) && !isLive(link) ? draw(link, trustedTypes) : fetchWithPicture(link);
