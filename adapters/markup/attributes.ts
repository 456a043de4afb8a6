/** Ends a drawing that meets what only React knows how to draw. */
export const beyond = (what: string): never => {
  throw new Error(`not drawn here: ${what}`);
};

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A value as text or within quotes, as React writes it. */
export const escape = (value: unknown): string => {
  const text = typeof value === 'string' ? value : String(value);
  return special.test(text) ? text.replace(everySpecial, (sign) => entities[sign] ?? sign) : text;
};

/** An attribute with a value, or nothing; `value` is neither null nor undefined. */
type Write = (value: unknown) => string;

const isNothing = (value: unknown): boolean => typeof value === 'function' || typeof value === 'symbol';
const nothing: Write = () => '';
const always = (name: string): Write => {
  const prefix = ` ${name}="`;
  return (value) => (isNothing(value) ? '' : prefix + escape(value) + '"');
};
const unlessBoolean = (name: string): Write => {
  const prefix = ` ${name}="`;
  return (value) =>
    typeof value === 'string' || !(isNothing(value) || typeof value === 'boolean') ? prefix + escape(value) + '"' : '';
};
/** Texts that come again and again, such as the names of classes; so many at most. */
const remembering = (write: Write, most: number): Write => {
  const known = new Map<unknown, string>();
  return (value) => {
    let written = known.get(value);
    if (written === undefined) {
      written = write(value);
      if (known.size < most) known.set(value, written);
    }
    return written;
  };
};
const ifTrue =
  (name: string): Write =>
  (value) =>
    value && !isNothing(value) ? ` ${name}=""` : '';

/** What a browser would run is left to React, which blocks it. */
const slash = 47;
const runs = /^[^!-\uffff]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a/i;
const address = (name: string, empty: boolean): Write => {
  const prefix = ` ${name}="`;
  return (value) => {
    if (isNothing(value) || typeof value === 'boolean' || (value === '' && !empty)) return '';
    const text = String(value);
    return text.charCodeAt(0) !== slash && runs.test(text)
      ? beyond('an address that runs')
      : prefix + escape(text) + '"';
  };
};
const number =
  (name: string, least: number): Write =>
  (value) =>
    isNothing(value) || Number.isNaN(Number(value)) || Number(value) < least ? '' : ` ${name}="${escape(value)}"`;
const orTrue =
  (name: string): Write =>
  (value) =>
    value === true ? ` ${name}=""` : value === false || isNothing(value) ? '' : ` ${name}="${escape(value)}"`;

const each = (names: string, write: (name: string) => Write): readonly (readonly [string, Write])[] =>
  names.split(' ').map((name) => [name, write(name)]);

/** Attributes of SVG that are written with hyphens. */
const hyphened =
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight acceptCharset httpEquiv';

const aliases = new Map([
  ['htmlFor', 'for'],
  ['crossOrigin', 'crossorigin'],
  ...hyphened.split(' ').map((name) => [name, name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)] as const),
]);

const writers = new Map<string, Write>([
  ['className', remembering(unlessBoolean('class'), 2_000)],
  ['tabIndex', unlessBoolean('tabindex')],
  ...each('dir role viewBox width height', unlessBoolean),
  ...each('src href', (name) => address(name, false)),
  ...each('action formAction', (name) => address(name, true)),
  ...each(
    'defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref',
    () => nothing,
  ),
  ['autoFocus', ifTrue('autofocus')],
  ...each('multiple muted', ifTrue),
  ...each(
    'contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha',
    always,
  ),
  ...each(
    'inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope',
    ifTrue,
  ),
  ...each('capture download', orTrue),
  ...each('cols rows size span', (name) => number(name, 1)),
  ...each('rowSpan start', (name) => number(name, -Infinity)),
]);

const plainName = /^[a-zA-Z][a-zA-Z0-9-]*$/;
const ofBooleans = /^(?:data|aria)-/i;

const writerOf = (name: string): Write => {
  if (/^on./i.test(name)) return nothing;
  // What none of our pages needs: styles in attributes, which our policy forbids, and names with a prefix of XML.
  if (name === 'style' || /^(?:xlink|xml|panose)/.test(name) || !plainName.test(name)) return () => beyond(name);
  const written = aliases.get(name) ?? name;
  return ofBooleans.test(written) ? always(written) : unlessBoolean(written);
};

/** One attribute of an element by the name of its property, as React writes it. */
export const attribute = (name: string, value: unknown): string => {
  let write = writers.get(name);
  if (write === undefined) writers.set(name, (write = writerOf(name)));
  return write(value);
};
