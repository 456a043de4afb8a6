import { attribute, beyond } from './attributes.ts';

export type Props = Readonly<Record<string, unknown>>;

/** The beginning of an element and what stands in it. */
export interface Begun {
  readonly start: string;
  /** Yet to be drawn. */
  readonly children: unknown;
  /** In the place of children, as it is. */
  readonly inner: string;
}

export const withoutEnd: ReadonlySet<string> = new Set(
  'area br col embed hr img input param source track wbr'.split(' '),
);
/** What React moves about in a document, or draws otherwise than by its attributes and children. */
const ofReact: ReadonlySet<string> = new Set(
  'html head body base title meta link style script object math menuitem listing keygen annotation-xml'.split(' '),
);
const plainTag = /^[a-zA-Z][a-zA-Z0-9]*$/;
const checked = new Set<string>();

/** Throws for elements that are not drawn here. */
export const checkTag = (tag: string, inSvg: boolean): void => {
  if (checked.has(tag)) return;
  if (tag === 'title' && inSvg) return;
  if (ofReact.has(tag) || !plainTag.test(tag)) beyond(tag);
  checked.add(tag);
};

const innerOf = (html: unknown, children: unknown): string => {
  if (html === undefined || html === null) return '';
  if (children !== undefined && children !== null) return beyond('both children and HTML');
  const text = (html as { readonly __html?: unknown }).__html;
  return text === null || text === undefined ? '' : String(text);
};

/** The attributes of an element as its properties have them, in their order. */
export const attributesOf = (tag: string, props: Props): string => {
  let written = '';
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue;
    const value = props[name];
    if (value === null || value === undefined) continue;
    written += name === 'href' && value === '' && tag === 'a' ? ' href=""' : attribute(name, value);
  }
  return written;
};

const plain = (tag: string, props: Props): Begun => {
  const { children, dangerouslySetInnerHTML: html } = props;
  return {
    start: `<${tag}${attributesOf(tag, props)}>`,
    children,
    inner: html === undefined ? '' : innerOf(html, children),
  };
};

/** As React orders them: what is told of a field comes after everything else. */
const last: Readonly<Record<string, readonly string[]>> = {
  input: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget', 'checked', 'value'],
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  form: ['action', 'encType', 'method', 'target'],
  select: ['value', 'defaultValue'],
  textarea: ['value', 'defaultValue'],
};

const split = (tag: string, props: Props): readonly [Props, Record<string, unknown>] => {
  const rest: Record<string, unknown> = {};
  const apart: Record<string, unknown> = {};
  const names = last[tag] ?? [];
  for (const name in props)
    (names.includes(name) || (tag === 'input' && /^default(?:Value|Checked)$/.test(name)) ? apart : rest)[name] =
      props[name];
  return [rest, apart];
};

const field = (tag: string, props: Props): Begun => {
  const [rest, apart] = split(tag, props);
  const begun = plain(tag, rest);
  if (typeof (apart.formAction ?? apart.action) === 'function') beyond('an action in a function');
  const told = { ...apart, checked: apart.checked ?? apart.defaultChecked, value: apart.value ?? apart.defaultValue };
  const written = (last[tag] ?? []).map((name) => {
    const value = (tag === 'input' ? told : apart)[name as keyof typeof told];
    if (value === null || value === undefined) return '';
    if (name !== 'checked') return attribute(name, value);
    return value && typeof value !== 'function' && typeof value !== 'symbol' ? ' checked=""' : '';
  });
  return { ...begun, start: `${begun.start.slice(0, -1)}${written.join('')}>` };
};

const textOfOption = (children: unknown): string => {
  if (Array.isArray(children)) return children.map(textOfOption).join('');
  if (children === null || children === undefined || typeof children === 'boolean') return '';
  return typeof children === 'object' || typeof children === 'function'
    ? beyond('an option of elements')
    : String(children);
};

const option = (props: Props, chosen: unknown): Begun => {
  const { selected, ...rest } = props;
  const begun = plain('option', rest);
  const value = props.value ?? null;
  const own = value === null ? textOfOption(props.children) : String(value);
  const isChosen =
    chosen === null || chosen === undefined
      ? Boolean(selected)
      : Array.isArray(chosen)
        ? chosen.some((one) => String(one) === own)
        : String(chosen) === own;
  return isChosen ? { ...begun, start: `${begun.start.slice(0, -1)} selected="">` } : begun;
};

const textarea = (props: Props): Begun => {
  const [rest, { value, defaultValue }] = split('textarea', props);
  if ((rest.children ?? rest.dangerouslySetInnerHTML ?? null) !== null) beyond('a textarea with children');
  const text = value ?? defaultValue;
  const begun = plain('textarea', rest);
  const newline = typeof text === 'string' && text.startsWith('\n') ? '\n' : '';
  return {
    start: begun.start + newline,
    children: text === undefined || text === null ? null : String(text),
    inner: '',
  };
};

const pre = (props: Props): Begun => {
  const begun = plain('pre', props);
  const first = begun.inner || begun.children;
  return typeof first === 'string' && first.startsWith('\n') ? { ...begun, start: `${begun.start}\n` } : begun;
};

/** In a drawing a title is a text alone. */
const title = (props: Props): Begun => {
  const begun = plain('title', props);
  const text = Array.isArray(begun.children) ? (begun.children.length < 2 ? begun.children[0] : null) : begun.children;
  if (typeof text === 'object' && text !== null) beyond('a title of elements');
  return { ...begun, children: text === null || text === undefined || isNoText(text) ? null : String(text) };
};
const isNoText = (value: unknown): boolean => typeof value === 'function' || typeof value === 'symbol';

/** Writes the beginning of an element, as React does; `chosen` is the value of the list that an option stands in. */
export const begin = (tag: string, props: Props, chosen: unknown): Begun => {
  switch (tag) {
    case 'input':
    case 'button':
    case 'form':
      return field(tag, props);
    case 'select':
      return plain(tag, split(tag, props)[0]);
    case 'option':
      return option(props, chosen);
    case 'textarea':
      return textarea(props);
    case 'pre':
      return pre(props);
    case 'title':
      return title(props);
    default:
      return plain(tag, props);
  }
};
