import type { Page } from '#core/pages/page.ts';
import { favicon } from '#ui/document/favicon.ts';

const set = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Tells the document which page it is now; what only machines read stays as it was served. */
export const applyHead = ({ frame: { site }, head }: Page): void => {
  const root = document.documentElement;
  root.lang = head.language;
  root.dataset.site = site.role;
  root.dataset.zone = site.timeZone;
  document.body.className = site.cssClass;
  const quiet = head.spoils ? site.name : '';
  const title = head.title === '' ? site.name : `${head.title} – ${site.name}`;
  const hidden = root.dataset.sport?.includes('hide') && quiet;
  document.title = hidden || title;
  // The other one of both, for a reader who changes their mind.
  root.dataset.quiet = hidden ? title : quiet;
  set('link[rel="canonical"]', 'href', (head.canonicalOrigin ?? site.origin) + head.canonical);
  set('link[rel="icon"]', 'href', favicon(site.role));
  set('meta[name="description"]', 'content', head.description);
};
