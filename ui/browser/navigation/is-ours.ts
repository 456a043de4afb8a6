export const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !/^\/(\/|(uploads|rss|assets|api)\b)|\.\w{2,5}$/.test(link.pathname);
