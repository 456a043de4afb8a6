import { type BodyNode, type Embed, type EmbedWords, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import { type EmbedAllowList, recognizeEmbed } from '#core/media/embeds/recognize-embed.ts';
import { safeWebAddress } from '../links/safe-link.ts';
import { spelledAddress } from '../links/spelled-address.ts';
import { uploadPath } from '../links/upload-path.ts';
import type { Properties } from './attributes.ts';

const longestWords = 300;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The picture that a `/uploads/` address names, if it is one. */
export const pictureEmbed = (source: unknown, alt: unknown): Embed | null => {
  const path = uploadPath(text(source));
  return path === null ? null : { kind: 'picture', image: { path, alt: text(alt) } };
};

const films = /\.(?:mp4|webm)$/i;
const sounds = /\.(?:mp3|m4a|wav)$/i;

/** A film or sound of our own host. */
const fileEmbed = (source: unknown): Embed | null => {
  const src = uploadPath(text(source));
  if (src === null) return null;
  if (films.test(src)) return { kind: 'film', src };
  return sounds.test(src) ? { kind: 'sound', src } : null;
};

/**
 * What an address stands for: an allowed frame or post, or a link named by its host (R28). What is allowed is loaded
 * over https however it was written; anything else of http stays what it is, a link.
 */
const addressEmbed = (source: unknown, allowed: EmbedAllowList): Embed | null => {
  const address = safeWebAddress(text(source));
  // As browsers write it: a host in letters outside ASCII is spelt in ASCII there.
  const url = address === null ? undefined : URL.parse(address)?.href;
  const embed = url === undefined ? null : recognizeEmbed(url.replace(/^http:/, 'https:'), allowed);
  return url !== undefined && embed?.kind === 'link' ? { ...embed, url } : embed;
};

/** Parameters that say which of several videos are played, and until when. */
const choosing = ['list', 'end'];

/** Whether an address asks for another part of a video than its frame plays. */
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
  return /^[\w-]{1,64}$/.test(quizId) ? { kind: 'quiz', quizId, title: text(dataTitle).slice(0, longestWords) } : null;
};

/** What editors say of an embed; only what they do say. */
const wordsOf = (title: unknown, by: unknown, poster: unknown): EmbedWords => {
  const words = {
    title: text(title).slice(0, longestWords),
    by: text(by).slice(0, longestWords),
    poster: uploadPath(text(poster)) ?? '',
  };
  return Object.fromEntries(Object.entries(words).filter(([, said]) => said !== ''));
};

/** The embed with what is known of it in words; a picture, a quiz and a disclaimer have their own. */
export const withWords = (embed: Embed, words: EmbedWords): Embed =>
  embed.kind === 'picture' || embed.kind === 'quiz' || embed.kind === 'disclaimer' ? embed : { ...words, ...embed };

/** A film or sound of ours, whose player shows no title of its own. */
export const isPlayer = ({ kind }: Embed): boolean => kind === 'film' || kind === 'sound';

/** An embed above a caption that says more than its title could. */
export const withCaption = (embed: Embed, caption: readonly BodyNode[]): BodyNode => ({
  tag: 'figure',
  children: [{ embed }, { tag: 'figcaption', attributes: { className: 'caption' }, children: caption }],
});

const asNodes = (embed: Embed | null): readonly BodyNode[] => {
  if (embed === null) return [];
  return isPlayer(embed) && 'title' in embed ? [withCaption(embed, [embed.title ?? ''])] : [{ embed }];
};

/** What counts readers and shows them nothing. */
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

/**
 * What stands instead of an `img`, frame or player: a picture, film or sound of ours, an allowed embed, a link to what is
 * elsewhere, or the words that stand for a picture. `sources` are the addresses that it names, the best first.
 */
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

/** A paragraph of a figure that is nothing but an address stands for what is there, as WordPress writes its embeds. */
export const insteadOfAddress = (node: BodyNode, allowed: EmbedAllowList): readonly BodyNode[] => {
  const words = isElement(node) && node.tag === 'p' ? textOf(node.children).trim() : '';
  const embed = words.startsWith('https://') ? addressEmbed(words, allowed) : null;
  return embed === null ? [node] : [{ embed }];
};

/** What stands instead of an element with a `data-type`: what it names, or a link to what this build does not know. */
export const insteadOfTyped = (properties: Properties, allowed: EmbedAllowList): readonly BodyNode[] =>
  asNodes(typedEmbed(properties, allowed));
