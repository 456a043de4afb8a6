import type { Option } from 'commander';
import type { Messages } from '../messages/messages.ts';

/** A longer list needs spaces: help breaks lines there. */
const maxJoined = 4;

const byDefault = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(value.length > maxJoined ? ', ' : ',');
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : null;
};

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
