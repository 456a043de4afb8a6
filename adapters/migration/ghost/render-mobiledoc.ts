import { escapeHtml } from '../body/plain-text.ts';
import { isObject, type JsonObject, parsedObject } from '../moved/parsed-object.ts';
import { renderCard } from './render-card.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const tagOf = (markup: unknown): { readonly open: string; readonly close: string } => {
  const [tag, attributes] = listOf(markup);
  if (typeof tag !== 'string' || !/^[a-z0-9]+$/.test(tag)) return { open: '', close: '' };
  const pairs = listOf(attributes).map(String);
  const written = pairs.flatMap((name, at) => (at % 2 === 0 ? [` ${name}="${escapeHtml(pairs[at + 1] ?? '')}"`] : []));
  return { open: `<${tag}${written.join('')}>`, close: `</${tag}>` };
};

/** Mobiledoc, "Markers": `[type, opened markups, number of closed markups, text or atom]`. */
const markers = (all: unknown, { markups, atoms }: JsonObject): string => {
  const open: string[] = [];
  let made = '';
  for (const marker of listOf(all)) {
    const [type, opened, closed, value] = listOf(marker);
    for (const at of listOf(opened)) {
      const tag = tagOf(listOf(markups)[Number(at)]);
      made += tag.open;
      open.push(tag.close);
    }
    const [atom, text] = listOf(listOf(atoms)[Number(value)]);
    made +=
      type === 0 ? escapeHtml(String(value ?? '')) : atom === 'soft-return' ? '<br>' : escapeHtml(String(text ?? ''));
    for (let count = Number(closed ?? 0); count > 0; count -= 1) made += open.pop() ?? '';
  }
  return made + open.reverse().join('');
};

const section = (given: unknown, document: JsonObject): string => {
  const [type, tag, content] = listOf(given);
  if (type === 1) return `<${String(tag)}>${markers(content, document)}</${String(tag)}>`;
  if (type === 3)
    return `<${String(tag)}>${listOf(content)
      .map((item) => `<li>${markers(item, document)}</li>`)
      .join('')}</${String(tag)}>`;
  if (type === 10) {
    const [name, payload] = listOf(listOf(document['cards'])[Number(tag)]);
    return renderCard(String(name), isObject(payload) ? payload : {});
  }
  return '';
};

/** The format of Ghost 1 to 4; used when the export has no HTML. */
export const renderMobiledoc = (text: string): string => {
  const document = parsedObject(text);
  return listOf(document['sections'])
    .map((one) => section(one, document))
    .join('\n');
};
