import { type BodyNode, type Embed, type EmbedWords, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import { type EmbedAllowList, recognizeEmbed } from '#core/media/embeds/recognize-embed.ts';
import { safeWebAddress } from '../links/safe-link.ts';
import { spelledAddress } from '../links/spelled-address.ts';
import { uploadPath } from '../links/upload-path.ts';
import type { Properties } from './attributes.ts';

const maxWordsLength = 300;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const pictureEmbed = (source: unknown, alt: unknown): Embed | null => {
  const path = uploadPath(text(source));
  return path === null ? null : { kind: 'picture', image: { path, alt: text(alt) } };
};

const films = /\.(?:mp4|webm)$/i;
const sounds = /\.(?:mp3|m4a|wav)$/i;

const fileEmbed = (source: unknown): Embed | null => {
  const src = uploadPath(text(source));
  if (src === null) return null;
  if (films.test(src)) return { kind: 'film', src };
  return sounds.test(src) ? { kind: 'sound', src } : null;
};

/**
 * An allowed frame or post, or else a link labelled with its host (R28). Allowed embeds always load over https; other
 * http URLs stay links.
 */
const addressEmbed = (source: unknown, allowed: EmbedAllowList): Embed | null => {
  const address = safeWebAddress(text(source));
  const url = address === null ? undefined : URL.parse(address)?.href;
  const embed = url === undefined ? null : recognizeEmbed(url.replace(/^http:/, 'https:'), allowed);
  return url !== undefined && embed?.kind === 'link' ? { ...embed, url } : embed;
};

const choosing = ['list', 'end'];

export const asksMore = (address: unknown, nodes: readonly BodyNode[]): boolean => {
  const asked = URL.parse(spelledAddress(text(address)))?.searchParams;
  return nodes.some((node) => {
    if (typeof node === 'string' || !('embed' in node) || node.embed.kind !== 'video') return false;
    const played = URL.parse(node.embed.src)?.searchParams;
    return choosing.some((name) => asked?.has(name) === true && played?.has(name) === false);
  });
};

const quizEmbed = ({ dataQuizId, dataTitle }: Properties): Embed | null => {
  const quizId = text(dataQuizId);
  return /^[\w-]{1,64}$/.test(quizId)
    ? { kind: 'quiz', quizId, title: text(dataTitle).slice(0, maxWordsLength) }
    : null;
};

const wordsOf = (title: unknown, by: unknown, poster: unknown): EmbedWords => {
  const words = {
    title: text(title).slice(0, maxWordsLength),
    by: text(by).slice(0, maxWordsLength),
    poster: uploadPath(text(poster)) ?? '',
  };
  return Object.fromEntries(Object.entries(words).filter(([, said]) => said !== ''));
};

export const withWords = (embed: Embed, words: EmbedWords): Embed =>
  embed.kind === 'picture' || embed.kind === 'quiz' || embed.kind === 'disclaimer' ? embed : { ...words, ...embed };

export const isPlayer = ({ kind }: Embed): boolean => kind === 'film' || kind === 'sound';

export const withCaption = (embed: Embed, caption: readonly BodyNode[]): BodyNode => ({
  tag: 'figure',
  children: [{ embed }, { tag: 'figcaption', attributes: { className: 'caption' }, children: caption }],
});

const asNodes = (embed: Embed | null): readonly BodyNode[] => {
  if (embed === null) return [];
  return isPlayer(embed) && 'title' in embed ? [withCaption(embed, [embed.title ?? ''])] : [{ embed }];
};

/** Tracking pixels. */
const isPixel = ({ width, height }: Properties): boolean =>
  [width, height].some((size) => size !== undefined && Number(size) <= 1);

const insteadOfPicture = (properties: Properties, allowed: EmbedAllowList): readonly BodyNode[] => {
  const { src, dataSrc, alt, title } = properties;
  const picture = pictureEmbed(src, alt) ?? pictureEmbed(dataSrc, alt);
  if (picture !== null || isPixel(properties)) return asNodes(picture);
  const foreign = addressEmbed(dataSrc, allowed) ?? addressEmbed(src, allowed);
  if (foreign !== null) return asNodes(withWords(foreign, wordsOf(text(alt) || title, '', '')));
  return text(alt) === '' ? [] : [text(alt)];
};

export const instead = (
  tagName: string,
  properties: Properties,
  sources: readonly unknown[],
  allowed: EmbedAllowList,
): readonly BodyNode[] => {
  if (tagName === 'img') return insteadOfPicture(properties, allowed);
  const found = [...sources.map(fileEmbed), ...sources.map((source) => addressEmbed(source, allowed))].find(
    (embed) => embed !== null,
  );
  if (found === undefined) return [];
  const { poster, ...words } = wordsOf(properties.title, '', properties.poster);
  const cut = found.kind === 'film' && poster !== undefined ? imageVariant(poster, 'wide') : poster;
  return asNodes(withWords(found, { ...words, ...(cut !== undefined && { poster: cut }) }));
};

const typedEmbed = (properties: Properties, allowed: EmbedAllowList): Embed | null => {
  const { dataType, dataSrc, dataUrl, dataAlt, dataTitle, dataBy, dataPoster } = properties;
  if (dataType === 'picture') return pictureEmbed(dataSrc, dataAlt) ?? addressEmbed(dataSrc, allowed);
  if (dataType === 'quiz') return quizEmbed(properties);
  const embed =
    fileEmbed(dataSrc) ?? fileEmbed(dataUrl) ?? addressEmbed(dataSrc, allowed) ?? addressEmbed(dataUrl, allowed);
  return embed && withWords(embed, wordsOf(dataTitle, dataBy, dataPoster));
};

/** WordPress writes an embed as a paragraph that contains only a URL. */
export const insteadOfAddress = (node: BodyNode, allowed: EmbedAllowList): readonly BodyNode[] => {
  const words = isElement(node) && node.tag === 'p' ? textOf(node.children).trim() : '';
  const embed = words.startsWith('https://') ? addressEmbed(words, allowed) : null;
  return embed === null ? [node] : [{ embed }];
};

export const insteadOfTyped = (properties: Properties, allowed: EmbedAllowList): readonly BodyNode[] =>
  asNodes(typedEmbed(properties, allowed));
