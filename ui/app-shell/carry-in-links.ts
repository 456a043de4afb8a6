import { carryAppMode } from '#core/app-shell/app-mode.ts';

/** A link tag of React's output; `&amp;` is the only entity that a built path has. */
const ownLink = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)"/g;

/**
 * Adds the app flag to the links of rendered HTML, for readers without scripts (R37). With scripts, clicks add it.
 */
export const carryInLinks = (html: string): string =>
  html.replace(
    ownLink,
    (_, before: string, link: string) =>
      `${before}${carryAppMode(link.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')}"`,
  );
