const ours = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download') && !/^\/(uploads|rss|assets|api)\b|\.\w{2,5}$/.test(link.pathname);

const jumpsWithin = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/** Hands plain taps on our own links to the app; anything with a modifier, a target or another origin stays the browser's. */
export const followLinks = (go: (address: string) => void): void => {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || !ours(link) || jumpsWithin(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
};
