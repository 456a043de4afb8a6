const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const caption =
  /<div\b[^>]*\bclass=["']wp-caption\b[^>]*>((?:(?!<div\b)[\s\S])*?)<p\b[^>]*\bclass=["']wp-caption-text["'][^>]*>([\s\S]*?)<\/p>\s*<\/div>/gi;
const galleryItem = /<dl\b[^>]*\bclass=["']gallery-item["'][^>]*>([\s\S]*?)<\/dl>/gi;
const galleryWords = /<dd\b[^>]*>([\s\S]*?)<\/dd>/i;

/** The HTML that WordPress renders for its shortcodes for captions and galleries, as figures. */
export const renderedText = (html: string): string =>
  html
    .replaceAll(code, '')
    .replaceAll(caption, '<figure>$1<figcaption>$2</figcaption></figure>')
    .replaceAll(galleryItem, (_, inner: string) => {
      const words = galleryWords.exec(inner)?.[1]?.trim() ?? '';
      const picture = inner.replace(galleryWords, '').replaceAll(/<\/?dt\b[^>]*>/gi, '');
      return `<figure>${picture}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
    });
