import type { sanitize } from 'hast-util-sanitize';
import type { BodyAttributes } from '#core/editorial/articles/body.ts';
import { uploadPath } from '../links/upload-path.ts';
import { readAttributes } from './allow-list.ts';
import type { Losses } from './losses.ts';
import { embedSources, groupingTags } from './tag-names.ts';

type TreeElement = Extract<ReturnType<typeof sanitize>, { type: 'element' }>;

const ofEmbeds = new Set(['src', 'data', 'alt', 'title', 'poster', 'data-type', 'data-alt', 'data-title', 'data-by']);
const ofTypes = /^data-(?:type|src|url|alt|title|by|poster|quiz-id|chart|unit|source)$/;
const ofGroups = new Set(['id', 'lang', 'dir']);

export const noteAttributes = (losses: Losses, { tagName, properties }: TreeElement, kept: BodyAttributes): void => {
  const written = losses.at(properties.dataGiven);
  const [isEmbed, isGroup] = [tagName in embedSources, groupingTags.includes(tagName)];
  const names = new Set(Object.keys(kept).map((name) => name.toLowerCase()));
  const isShown = (name: string, value: string): boolean => {
    if (name.endsWith('poster') && uploadPath(value) === null) return false;
    if (isEmbed && ofEmbeds.has(name)) return true;
    if ((isGroup || tagName === 'figure') && ofTypes.test(name)) return true;
    if (name === 'name' && tagName === 'a') return names.has('id');
    if (tagName === 'source') return name === 'src' || names.has(name);
    return names.has(name) && (!(isGroup || isEmbed) || ofGroups.has(name));
  };
  for (const [name, value] of written?.attributes ?? []) {
    if (isShown(name, value) || (name === 'href' && value.trim().startsWith('#'))) continue;
    losses.attribute(written, name, readAttributes.has(name) ? 'value' : 'unknown');
  }
};
