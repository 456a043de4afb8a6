import type { Page } from '#core/pages/page.ts';
import { tagsOfHead, tagsOfSite } from './tags-of-head.ts';

/** What the head says of the page before; structured data are for those who load a document whole. */
const ofPage =
  'meta[property],meta[name]:not([name=viewport]),link:is([rel~=icon],[rel|=apple],[rel=manifest],[rel=canonical],[rel=alternate]),[type="application/ld+json"]';

const nameWindow = ({ frame: { site }, head }: Page): void => {
  const { dataset } = document.documentElement;
  const quiet = head.spoils ? site.name : '';
  const title = head.title === '' ? site.name : `${head.title} – ${site.name}`;
  const hidden = dataset.sport?.includes('hide') && quiet;
  document.title = hidden || title;
  // The other one of both, for a reader who changes their mind.
  dataset.quiet = hidden ? title : quiet;
};

/** Tells the document which page it is now, in the same words as one that the server would have sent. */
export const applyHead = (page: Page): void => {
  const { site } = page.frame;
  const root = document.documentElement;
  root.lang = page.head.language;
  root.dataset.site = site.role;
  // What was told of the clocks is of the zone before.
  if (root.dataset.zone !== site.timeZone) delete root.dataset.clock;
  root.dataset.zone = site.timeZone;
  document.body.className = site.cssClass;
  nameWindow(page);
  for (const tag of document.head.querySelectorAll(ofPage)) tag.remove();
  for (const [name, attributes] of [...tagsOfSite(site), ...tagsOfHead(page.frame, page.head)]) {
    const tag = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
    document.head.append(tag);
  }
};
