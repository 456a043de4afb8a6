import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { supplementColours } from '#core/editorial/supplements/supplement.ts';

const css = ['base/tokens.css', 'base/sites.css', 'services/supplement-colours.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n');

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const colourIn = (selector: string, token: string, mode: Mode): string | null => {
  for (const [, found = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (found.replace(/\/\*.*?\*\//gs, '').trim() !== selector) continue;
    const value = new RegExp(`--${token}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(body);
    if (value) return value[3] ?? (mode === 'light' ? value[1]! : value[2]!);
  }
  return null;
};

const colourOf = (site: string, token: string, mode: Mode): string => {
  const colour =
    colourIn(`html[data-site='${site}']`, token, mode) ??
    colourIn(`[data-site='${site}']`, token, mode) ??
    colourIn('[data-site]', token, mode) ??
    colourIn(':root', token, mode);
  if (colour === null) throw new Error(`no --${token} for ${site}`);
  return colour;
};

const light = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [brighter = 0, darker = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
};

describe.each(['main', 'after', 'g7', 'karakter', 'sister'])('the colours of %s', (site) => {
  it.each(modes)('keep WCAG AA in %s mode for every text on its ground', (mode) => {
    const of = (token: string): string => colourOf(site, token, mode);
    for (const text of ['ink', 'ink-soft', 'accent']) {
      for (const ground of ['paper', 'paper-tint'])
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of('on-band'), of('band')), 'text on a band').toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(supplementColours)('a supplement in %s', (hue) => {
  it.each(modes)('keeps WCAG AA in %s mode for its words on every ground', (mode) => {
    const accent = colourIn(`[data-hue='${hue}']`, 'accent', mode);
    for (const ground of ['paper', 'paper-tint'])
      expect(contrast(accent ?? '', colourOf('main', ground, mode)), ground).toBeGreaterThanOrEqual(4.5);
  });
});
