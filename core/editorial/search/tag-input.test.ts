import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupLabels } from './hu.ts';
import { type SearchTag, searchTagTypes } from './search-tag.ts';
import { markLasts, nextTagInput, type TagInput, type TagKey, withoutTag } from './tag-input.ts';
import { whyRefused } from './why-refused.ts';

const duna: SearchTag = { type: 'tags', text: 'Duna' };
const home: SearchTag = { type: 'superTags', text: 'Belföld (15)' };
const locked: SearchTag = { type: 'superTags', text: 'Párizs 2024', protected: true };
const add = (tag: SearchTag, suggested = true): TagKey => ({ add: { ...tag, suggested } });
const press = (tags: readonly SearchTag[], ...keys: TagKey[]): TagInput =>
  keys.reduce<TagInput>(nextTagInput, { tags, marked: null });

const tagsOf = fc.record({
  type: fc.constantFrom(...searchTagTypes),
  text: fc.constantFrom('Duna', 'Sport', 'Rovatok', 'x', ' '),
});
const bars = fc.uniqueArray(
  fc.tuple(tagsOf, fc.boolean()).map(([tag, isLocked]): SearchTag => ({ ...tag, protected: isLocked })),
  { maxLength: 5, selector: ({ type, text }) => `${type} ${text}` },
);
const keys = fc.oneof(
  fc.constantFrom<TagKey>('Backspace', 'Backspace', 'wait', 'blur'),
  fc.string().map((type): TagKey => ({ type })),
  fc.tuple(tagsOf, fc.boolean()).map(([tag, suggested]) => add(tag, suggested)),
);

describe('nextTagInput', () => {
  it('marks the last tag with the first Backspace and deletes it with the second', () => {
    expect(press([duna, home], 'Backspace')).toEqual({ tags: [duna, home], marked: 1 });
    expect(press([duna, home], 'Backspace', 'Backspace')).toEqual({ tags: [duna], marked: null });
    expect(press([duna, home], 'Backspace', 'Backspace', 'Backspace')).toEqual({ tags: [duna], marked: 0 });
    expect(press([], 'Backspace', 'Backspace')).toEqual({ tags: [], marked: null });
  });

  it.each<[TagKey]>([['wait'], ['blur'], [{ type: 'a' }], [add(home)], [add(duna)]])('clears the mark at %j', (key) => {
    expect(press([duna], 'Backspace', key).marked).toBeNull();
    expect(press([duna], 'Backspace', key).tags[0]).toEqual(duna);
  });

  it('clears it after one second', () => {
    expect(markLasts).toBe(1);
  });

  it('never marks nor deletes a protected tag', () => {
    expect(press([duna, locked], 'Backspace', 'Backspace')).toEqual({ tags: [duna, locked], marked: null });
    expect(press([locked, duna], 'Backspace', 'Backspace', 'Backspace', 'Backspace')).toEqual({
      tags: [locked],
      marked: null,
    });
  });

  it('adds only suggestions, each once', () => {
    expect(press([duna], add(home)).tags).toEqual([duna, home]);
    expect(press([duna], add(home), add(home)).tags).toEqual([duna, home]);
    expect(press([duna], add({ type: 'title', text: 'Duna' })).tags).toHaveLength(2);
    expect(press([duna], add(home, false)).tags).toEqual([duna]);
    expect(press([duna], { type: 'Balaton' }, 'blur').tags).toEqual([duna]);
    for (const type of searchTagTypes)
      for (const text of Object.values(groupLabels)) expect(press([], add({ type, text })).tags).toEqual([]);
  });

  it('keeps protected tags in order, without duplicates, and marks only the last, for any keys', () => {
    fc.assert(
      fc.property(bars, fc.array(keys, { maxLength: 30 }), (tags, pressed) => {
        const end = press(tags, ...pressed);
        const isLocked = (tag: SearchTag) => tag.protected === true;
        expect(end.tags.filter(isLocked)).toEqual(tags.filter(isLocked));
        expect(new Set(end.tags.map(({ type, text }) => `${type} ${text}`)).size).toBe(end.tags.length);
        expect(
          end.marked === null || (end.marked === end.tags.length - 1 && end.tags[end.marked]?.protected !== true),
        ).toBe(true);
      }),
    );
  });

  it('loses a tag only to a second Backspace in a row', () => {
    fc.assert(
      fc.property(bars, fc.array(keys, { maxLength: 30 }), (tags, pressed) => {
        let input: TagInput = { tags, marked: null };
        for (const [index, key] of pressed.entries()) {
          const next = nextTagInput(input, key);
          if (next.tags.length < input.tags.length)
            expect([pressed[index - 1], key]).toEqual(['Backspace', 'Backspace']);
          input = next;
        }
      }),
    );
  });
});

describe('withoutTag', () => {
  it('deletes the tag at an index, unless it is protected or nowhere', () => {
    const input: TagInput = { tags: [locked, duna], marked: 1 };
    expect(withoutTag(input, 1)).toEqual({ tags: [locked], marked: null });
    expect(withoutTag(input, 0)).toEqual({ tags: [locked, duna], marked: null });
    expect(withoutTag(input, 7).tags).toEqual([locked, duna]);
  });
});

describe('whyRefused', () => {
  it.each([
    [home, true, null],
    [home, false, 'not-suggested'],
    [duna, true, 'duplicate'],
    [{ type: 'tags', text: 'Szerzők' }, true, 'reserved-label'],
    [{ type: 'tags', text: ' ' }, true, 'blank'],
    [{ type: 'title', text: 'x'.repeat(101) }, true, 'too-long'],
    [{ type: 'title', text: 'x'.repeat(100) }, true, null],
  ] satisfies readonly (readonly [SearchTag, boolean, string | null])[])(
    'of %j, suggested %s, is %s',
    (tag, suggested, reason) => {
      expect(whyRefused([duna], { ...tag, suggested })).toBe(reason);
    },
  );
});
