import { modifiers, namedSizes } from './named-sizes.ts';

export interface PictureAddress {
  readonly file: string;
  readonly variant: { readonly file: string; readonly size: string; readonly modifier: string } | null;
}

const fileName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}\.(jpe?g|png|webp|wav|mp3|m4a|mp4|webm)$/;
const suffix = /^(.+)_([a-z]+)(?::([0-9.]+x))?\.(jpe?g|png|webp)$/;

/** Parses `{name}_{size}[:{modifier}].{ext}` or a plain file name; null for anything else, subfolders included. */
export const readPictureAddress = (name: string): PictureAddress | null => {
  const [, stem, size, modifier, extension] = suffix.exec(name) ?? [];
  const file = `${stem}.${extension}`;
  if (stem !== undefined && size !== undefined && Object.hasOwn(namedSizes, size) && fileName.test(file)) {
    if (modifier !== undefined && !Object.hasOwn(modifiers, modifier)) return null;
    return { file: name, variant: { file, size, modifier: modifier ?? '1x' } };
  }
  return fileName.test(name) && !name.includes('..') ? { file: name, variant: null } : null;
};

export const formats = ['avif', 'webp', 'jpeg'] as const;

export type Format = (typeof formats)[number];

export const formatFor = (accept: string): Format => {
  const taken = accept
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim().toLowerCase());
  return formats.find((format) => taken.includes(`image/${format}`)) ?? 'jpeg';
};
