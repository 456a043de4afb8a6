import type { Author } from '../../origin/content/newsroom-content.ts';
import { avatarPath } from '../../origin/media/uploads/picture-paths.ts';
import people from './authors.json' with { type: 'json' };

export const authors: readonly Author[] = people.map((person) => ({
  ...person,
  avatar: person.slug === 'eredmenyiro' ? null : avatarPath(person.slug),
}));
