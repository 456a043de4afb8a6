import type { Option } from 'commander';
import type { Messages } from '../messages/messages.ts';

/** A default that is worth a word; null for none and for no limit. */
const byDefault = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(',');
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : null;
};

/** What help says of an option: its description, then its values and its default. */
export const describeOption = (
  { description, argChoices, defaultValue, defaultValueDescription }: Option,
  { optionNotes }: Messages,
): string => {
  const fallback = defaultValueDescription ?? byDefault(defaultValue);
  const notes = [
    ...(argChoices === undefined ? [] : [optionNotes.choices(argChoices.join(', '))]),
    ...(fallback === null ? [] : [optionNotes.byDefault(fallback)]),
  ];
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`;
};
