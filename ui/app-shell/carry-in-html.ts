import { appFlag, carryAppMode } from '#core/app-shell/app-mode.ts';

/** Tags of React's output with a path of our own; `&amp;` is the only entity that a built path has. */
const ownLink = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)"/g;
const ownForm = /<form\b[^>]*? action="(\/(?!\/)[^"]*)"[^>]*>/g;
const posts = ' method="post"';

/** React accepts hidden fields that it has not rendered itself. */
const field = `<input type="hidden" name="${appFlag}" value="1"/>`;

const withFlag = (path: string): string => carryAppMode(path.replaceAll('&amp;', '&')).replaceAll('&', '&amp;');

/**
 * Adds the app flag to the links and forms of rendered HTML, for readers without scripts (R37). With scripts, the
 * browser adds it to clicks and submissions.
 */
export const carryInHtml = (html: string): string =>
  html
    .replace(ownLink, (_, before: string, link: string) => `${before}${withFlag(link)}"`)
    .replace(ownForm, (form, action: string) =>
      form.includes(posts) ? form.replace(`action="${action}"`, () => `action="${withFlag(action)}"`) : form + field,
    );
