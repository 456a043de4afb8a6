import { describe, expect, it } from 'vitest';
import { keyMeaning } from './key-meaning.ts';
import { boxOf } from './search-box.ts';

const option = (slug: string) => ({ kind: 'tag', slug, name: slug }) as never;
const options = { options: [option('duna'), option('tisza')], active: 1, before: 'a ' };
const closed = { options: [], active: null, before: '' };
const box = (text: string, open: boolean) => ({ ...boxOf({ action: '/archivum', tags: [], term: text }), open });
const press = (key: string, repeat = false) => ({ key, repeat });

describe('keyMeaning', () => {
  it('chooses the active option, and leaves Enter to the form without one', () => {
    expect(keyMeaning(press('Enter'), box('d', true), options)).toEqual({
      event: { kind: 'take', item: option('tisza'), before: 'a ' },
      insteadOfField: true,
    });
    expect(keyMeaning(press('Enter'), box('d', true), { ...options, active: null })).toBeNull();
  });

  it('moves along the options, and opens a list that is closed', () => {
    expect(keyMeaning(press('ArrowDown'), box('d', true), options)).toEqual({
      event: { kind: 'move', to: 0 },
      insteadOfField: true,
    });
    expect(keyMeaning(press('ArrowDown'), box('d', false), closed)).toEqual({
      event: { kind: 'open' },
      insteadOfField: false,
    });
  });

  it('closes only the list on Escape', () => {
    expect(keyMeaning(press('Escape'), box('d', true), closed)).toEqual({
      event: { kind: 'close' },
      insteadOfField: true,
      alone: true,
    });
    expect(keyMeaning(press('Escape'), box('d', false), closed)).toBeNull();
  });

  it('deletes a tag by Backspace in an empty field, unless the key is held down', () => {
    expect(keyMeaning(press('Backspace'), box('', false), closed)?.event).toEqual({ kind: 'backspace' });
    expect(keyMeaning(press('Backspace', true), box('', false), closed)).toBeNull();
    expect(keyMeaning(press('Backspace'), box('d', false), closed)).toBeNull();
  });
});
