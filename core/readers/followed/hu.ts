export const kindWords = { tag: 'cimke', author: 'szerzo', story: 'tortenet' } as const;

export const tooManyWord = 'tul-sok';

export const listName = 'lista';

export const followedTitle = 'Amit követsz';

export const followedAbout =
  'Kövess címkét, szerzőt vagy történetet regisztráció nélkül: a listád a saját eszközödön marad, és RSS-címe is van.';
