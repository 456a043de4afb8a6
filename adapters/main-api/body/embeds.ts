import type { BodyNode, Embed, EmbedWords } from '#core/articles/body.ts';
import { type EmbedAllowList, recognizeEmbed } from '#core/embeds/recognize-embed.ts';
import { safeWebAddress } from '../links/safe-link.ts';
import { uploadPath } from '../links/upload-path.ts';
import type { Properties } from './attributes.ts';

const longestWords = 300;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The picture that a `/uploads/` address names, if it is one. */
export const pictureEmbed = (source: unknown, alt: unknown): Embed | null => {
  const path = uploadPath(text(source));
  return path === null ? null : { kind: 'picture', image: { path, alt: text(alt) } };
};

/**
 * What an address stands for: an allowed frame or post, or a link named by its host; only https addresses are
 * followed (R28).
 */
const addressEmbed = (source: unknown, allowed: EmbedAllowList): Embed | null => {
  const address = safeWebAddress(text(source));
  return address === null ? null : recognizeEmbed(address, allowed);
};

const quizEmbed = ({ dataQuizId, dataTitle }: Properties): Embed | null => {
  const quizId = text(dataQuizId);
  return /^[\w-]{1,64}$/.test(quizId) ? { kind: 'quiz', quizId, title: text(dataTitle).slice(0, longestWords) } : null;
};

/** What editors say of an embed; only what they do say. */
const wordsOf = ({ dataTitle, dataBy, dataPoster }: Properties): EmbedWords => {
  const [title, by, poster] = [
    text(dataTitle).slice(0, longestWords),
    text(dataBy).slice(0, longestWords),
    uploadPath(text(dataPoster)),
  ];
  return { ...(title === '' ? {} : { title }), ...(by === '' ? {} : { by }), ...(poster === null ? {} : { poster }) };
};

/** The embed with what is known of it in words; a picture, a quiz and a disclaimer have their own. */
export const withWords = (embed: Embed, words: EmbedWords): Embed =>
  embed.kind === 'picture' || embed.kind === 'quiz' || embed.kind === 'disclaimer' ? embed : { ...words, ...embed };

const asNodes = (embed: Embed | null): readonly BodyNode[] => (embed === null ? [] : [{ embed }]);

/**
 * What stands instead of an `img`, frame or player whose address is `source`: a picture of ours, an allowed embed, a
 * link, or nothing.
 */
export const instead = (tagName: string, source: unknown, alt: unknown, allowed: EmbedAllowList): readonly BodyNode[] =>
  asNodes(tagName === 'img' ? pictureEmbed(source, alt) : addressEmbed(source, allowed));

const typedEmbed = (properties: Properties, allowed: EmbedAllowList): Embed | null => {
  const { dataType, dataSrc, dataUrl, dataAlt } = properties;
  if (dataType === 'picture') return pictureEmbed(dataSrc, dataAlt);
  if (dataType === 'quiz') return quizEmbed(properties);
  const embed = addressEmbed(dataSrc, allowed) ?? addressEmbed(dataUrl, allowed);
  return embed && withWords(embed, wordsOf(properties));
};

/** What stands instead of an element with a `data-type`: what it names, or a link to what this build does not know. */
export const insteadOfTyped = (properties: Properties, allowed: EmbedAllowList): readonly BodyNode[] =>
  asNodes(typedEmbed(properties, allowed));
