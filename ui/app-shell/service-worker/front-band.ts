import { escapeUTF8 } from 'entities/escape';
import { whenItStood } from '#core/app-shell/kept-front/when-it-stood.ts';
import { offlineMessages } from '../../messages/offline.ts';

/**
 * Says above a kept front when it stood so, in its site's own time. It stands beside the app, which leaves a page with
 * a bar of its own by whole documents.
 */
export const withFrontBand = (html: string, keptAt: number, now: number): string => {
  const zone = /<html[^>]* data-zone="([^"]*)"/.exec(html)?.[1] ?? 'Europe/Budapest';
  const words = offlineMessages.stood(whenItStood(keptAt, now, zone));
  return html.replace(
    '<div id="app">',
    (app) =>
      `<aside class="page-bar kept-front" lang="hu" aria-label="${offlineMessages.title}"><p>${escapeUTF8(words)}</p><a class="kept-front__again" href="">${offlineMessages.again}</a></aside>${app}`,
  );
};
