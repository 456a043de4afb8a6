const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
/**
 * Around captions and galleries, paragraphs depend on the other posts of the same answer (WordPress 6.1): after one with
 * blocks, wpautop runs behind shortcode_unautop.
 */
const [before, after] = [/\s*(?:<p>\s*)?(?=<div\b[^>]*\b(?:wp-caption|gallery-\d))/gi, /<\/div>\s*(?:<\/p>)?\s*/gi];
/** The first number counts the galleries of the same answer, the second is that of the picture. */
const counted = /\s(?:id|aria-describedby)=(["'])gallery-\d+(?:-(\d+))?\1/gi;
const caption =
  /<div\b[^>]*\bclass=["']wp-caption\b[^>]*>((?:(?!<div\b)[\s\S])*?)<p\b[^>]*\bclass=["']wp-caption-text["'][^>]*>([\s\S]*?)<\/p>\s*<\/div>/gi;
const galleryItem = /<dl\b[^>]*\bclass=["']gallery-item["'][^>]*>([\s\S]*?)<\/dl>/gi;
const galleryWords = /<dd\b[^>]*>([\s\S]*?)<\/dd>/i;

/** The HTML that WordPress renders for its shortcodes for captions and galleries, as figures. */
export const renderedText = (html: string): string =>
  html
    .replaceAll(code, '')
    .replaceAll(before, '\n')
    .replaceAll(after, '</div>\n')
    .replaceAll(counted, (_, __, id?: string) => (id === undefined ? '' : ` data-id="${id}"`))
    .replaceAll(caption, '<figure>$1<figcaption>$2</figcaption></figure>')
    .replaceAll(galleryItem, (_, inner: string) => {
      const words = galleryWords.exec(inner)?.[1]?.trim() ?? '';
      // They lead to the page of the picture, which opens by itself here.
      const picture = inner
        .replace(galleryWords, '')
        .replaceAll(/<\/?(?:dt|a)\b[^>]*>/gi, '')
        .trim();
      return `<figure>${picture}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
    });
