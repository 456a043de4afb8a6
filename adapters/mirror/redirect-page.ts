import { mirrorWords } from './hu.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A static server knows no redirects: browsers follow this page instead. */
export const redirectPage = (target: string): string => {
  const link = escaped(target);
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>${mirrorWords.redirect}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${link}"></head><body><p><a href="${link}">${mirrorWords.follow}</a></p></body></html>\n`;
};
