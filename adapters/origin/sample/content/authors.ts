import type { Author } from '../../content/newsroom-content.ts';
import { avatarPath } from '../../uploads/picture-paths.ts';
import people from './authors.json' with { type: 'json' };

export const authors: readonly Author[] = people.map((person) => ({
  ...person,
  // A machine has no face.
  avatar: person.slug === 'eredmenyiro' ? null : avatarPath(person.slug),
}));
