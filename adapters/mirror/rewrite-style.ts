/** Style sheets of the build name fonts and pictures as `url(/assets/…)`. */
export const rewriteStyle = (css: string, address: string, linkTo: (link: URL) => string | null): string =>
  css.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _, link: string) => {
    const url = URL.parse(link, address);
    const to = url === null || !/^https?:$/.test(url.protocol) ? null : linkTo(url);
    return to === null ? whole : `url("${to}")`;
  });
