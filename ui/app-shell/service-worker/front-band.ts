import { escapeUTF8 } from 'entities/escape';
import { whenItStood } from '#core/app-shell/kept-front/when-it-stood.ts';
import { offlineMessages } from '../../messages/offline.ts';

/** Adds a bar with the time of the stored copy. A page with a bar outside the app navigates by full page loads. */
export const withFrontBand = (html: string, keptAt: number, now: number): string => {
  const zone = /<html[^>]* data-zone="([^"]*)"/.exec(html)?.[1] ?? 'Europe/Budapest';
  const words = offlineMessages.stood(whenItStood(keptAt, now, zone));
  return html.replace(
    '<div id="app">',
    (app) =>
      `<aside class="page-bar kept-front" lang="hu" aria-label="${offlineMessages.title}"><p>${escapeUTF8(words)}</p><a class="kept-front__again" href="">${offlineMessages.again}</a></aside>${app}`,
  );
};
