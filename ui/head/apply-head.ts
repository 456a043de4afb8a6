import type { Page } from '#core/pages/page.ts';
import { tagsOfHead, tagsOfSite, titleOfWindow } from './tags-of-head.ts';

/** Tags of the previous page. Structured data matter only in full documents. */
const ofPage =
  'meta[property],meta[name]:not([name=viewport]),link:is([rel~=icon],[rel|=apple],[rel=manifest],[rel=canonical],[rel=alternate]),[type="application/ld+json"]';

const nameWindow = ({ frame: { site }, head }: Page): void => {
  const { dataset } = document.documentElement;
  const quiet = head.spoils ? site.name : '';
  const title = titleOfWindow(site, head);
  const hidden = dataset.sport?.includes('hide') && quiet;
  document.title = hidden || title;
  dataset.quiet = hidden ? title : quiet;
};

export const applyHead = (page: Page): void => {
  const { site } = page.frame;
  const root = document.documentElement;
  root.lang = page.head.language;
  root.dataset.site = site.role;
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
