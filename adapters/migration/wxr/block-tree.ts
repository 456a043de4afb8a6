import { parsedObject, type JsonObject } from '../moved/parsed-object.ts';

export interface Block {
  readonly name: string;
  readonly attributes: JsonObject;
  /** Text and blocks in order. */
  readonly parts: readonly (string | Block)[];
}

/** The comment delimiters of WordPress blocks. */
const mark =
  /<!--\s*(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(\{(?:(?!\}\s+\/?-->)[\s\S])*?\}\s+)?(\/)?-->/g;

interface Open {
  readonly name: string;
  readonly attributes: JsonObject;
  readonly parts: (string | Block)[];
}

export const hasBlocks = (html: string): boolean => html.includes('<!-- wp:');

/** Unclosed blocks end at the end of the text; an end without a beginning is ignored. */
export const blocksIn = (html: string): readonly (string | Block)[] => {
  const root: Open = { name: '', attributes: {}, parts: [] };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    const done = open.pop();
    if (done !== undefined) top().parts.push(done);
  };
  let at = 0;
  for (const found of html.matchAll(mark)) {
    const [whole, isEnd, name = '', json = '', isVoid] = found;
    if (found.index > at) top().parts.push(html.slice(at, found.index));
    at = found.index + whole.length;
    const attributes = parsedObject(json);
    if (isEnd !== undefined) {
      const beginning = open.findLastIndex((one) => one.name === name);
      for (let count = beginning > 0 ? open.length - beginning : 0; count > 0; count -= 1) close();
    } else if (isVoid !== undefined) top().parts.push({ name, attributes, parts: [] });
    else open.push({ name, attributes, parts: [] });
  }
  if (at < html.length) top().parts.push(html.slice(at));
  while (open.length > 1) close();
  return root.parts;
};
