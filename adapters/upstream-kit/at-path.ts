type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** `items.0.title` to names; none for the whole document. */
export const namesOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

export const valueAt = (document: unknown, path: string): unknown =>
  namesOf(path).reduce<unknown>(
    (value, name) => (isContainer(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    document,
  );

/** A copy with another value at the path, or without the field if the value is undefined. */
export const withValueAt = (document: unknown, path: string, value: unknown): unknown => {
  const copy = structuredClone(document);
  const names = namesOf(path);
  const last = names.at(-1);
  if (last === undefined) return value;
  const parent = valueAt(copy, names.slice(0, -1).join('.'));
  if (!isContainer(parent)) return copy;
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
};
