import { describe, expect, it } from 'vitest';
import type { Frame } from '#core/pages/page-frame.ts';
import { contents, pageOf } from '#ui/screens/pages.fixtures.ts';
import { lastingParts } from './lasting-parts.ts';

const frameOf = (renderedAt: number, more: object = {}): Frame => ({
  ...structuredClone(pageOf('index', contents.index, { role: 'main' }).frame),
  renderedAt,
  ...more,
});
const lasting = (frame: Frame): unknown => lastingParts.lasting({ frame }).frame;

describe('what lasting parts are drawn in', () => {
  it('is the very same for a quarter of an hour, as long as nothing changes', () => {
    const first = lasting(frameOf(1_800_000_000));
    expect(lasting(frameOf(1_800_000_899))).toBe(first);
    expect(lasting(frameOf(1_800_000_900))).not.toBe(first);
  });

  it('is another where anything differs', () => {
    const first = lasting(frameOf(1_800_000_000));
    expect(lasting(frameOf(1_800_000_000, { preview: true }))).not.toBe(first);
    const other = lasting(frameOf(1_800_000_000, { line: { text: 'x' } }));
    expect(other).not.toBe(first);
    expect(other).toEqual(frameOf(1_800_000_000, { line: { text: 'x' } }));
  });
});
