import { parse } from 'yaml';
import { isObject, type JsonObject, parsedObject } from '../moved/parsed-object.ts';

export interface MarkdownFile {
  /** Null when it is not valid. */
  readonly front: JsonObject | null;
  readonly text: string;
}

const fence = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const tomlFence = /^\ufeff?\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;

/** Hugo's usual front matter. Only plain keys, strings, numbers, dates, true and false, and lists of them. */
const parseToml = (text: string): JsonObject | null => {
  const found: Record<string, unknown> = {};
  let table = '';
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const [, name] = /^\s*\[([\w.-]+)\]\s*$/.exec(line) ?? [];
    const [, key, written = ''] = /^\s*"?([\w-]+)"?\s*=\s*(.+?)\s*$/.exec(line) ?? [];
    if (name !== undefined) table = `${name}.`;
    else if (key === undefined) return null;
    else {
      // A string, list or boolean of TOML on one line is one of YAML, too.
      try {
        found[`${table}${key}`] = parse(written);
      } catch {
        return null;
      }
    }
  }
  return found;
};

const yaml = (text: string): JsonObject | null => {
  try {
    // No aliases: a small file must not grow without bounds.
    const value: unknown = parse(text, { maxAliasCount: 0, schema: 'core', uniqueKeys: false });
    return value === null ? {} : isObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** Splits YAML (`---`), TOML (`+++`) or JSON front matter from the text. */
export const readFrontMatter = (file: string): MarkdownFile => {
  const [whole = '', written] = fence.exec(file) ?? [];
  if (written !== undefined) return { front: yaml(written), text: file.slice(whole.length) };
  const [wholeToml = '', toml] = tomlFence.exec(file) ?? [];
  if (toml !== undefined) return { front: parseToml(toml), text: file.slice(wholeToml.length) };
  const [json = ''] = /^\ufeff?\{[\s\S]*?\n\}[ \t]*\r?\n/.exec(file) ?? [];
  return json === '' ? { front: {}, text: file } : { front: parsedObject(json), text: file.slice(json.length) };
};
