import type { BodyNode, Embed } from '#core/articles/body.ts';
import { safeWebAddress } from '../safe-link.ts';
import { uploadPath } from '../upload-path.ts';
import type { Properties } from './attributes.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The picture that a `/uploads/` address names, if it is one. */
export const pictureEmbed = (source: unknown, alt: unknown): Embed | null => {
  const path = uploadPath(text(source));
  return path === null ? null : { kind: 'picture', image: { path, alt: text(alt) } };
};

/** A link to what cannot be shown here, named by its host; only https addresses are followed. */
const linkEmbed = (source: unknown): Embed | null => {
  const address = safeWebAddress(text(source));
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' ? { kind: 'link', url: url.href, label: url.hostname.replace(/^www\./, '') } : null;
};

const asNodes = (embed: Embed | null): readonly BodyNode[] => (embed === null ? [] : [{ embed }]);

/** What stands instead of an `img`, frame or player whose address is `source`: a picture of ours, a link, or nothing. */
export const instead = (tagName: string, source: unknown, alt: unknown): readonly BodyNode[] =>
  asNodes(tagName === 'img' ? pictureEmbed(source, alt) : linkEmbed(source));

/** What stands instead of an element with a `data-type`: the picture it names, or a link to what this build does not know. */
export const insteadOfTyped = ({ dataType, dataSrc, dataUrl, dataAlt }: Properties): readonly BodyNode[] =>
  asNodes(dataType === 'picture' ? pictureEmbed(dataSrc, dataAlt) : (linkEmbed(dataSrc) ?? linkEmbed(dataUrl)));
