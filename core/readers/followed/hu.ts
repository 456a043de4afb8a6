/** How each kind is called in an address. */
export const kindWords = { tag: 'cimke', author: 'szerzo', story: 'tortenet' } as const;

/** What stands in the place of a list that names too many. */
export const tooManyWord = 'tul-sok';

/** Name of the parameter that bears the list. */
export const listName = 'lista';

export const followedTitle = 'Amit követsz';

export const followedAbout =
  'Kövess címkét, szerzőt vagy történetet regisztráció nélkül: a listád a saját eszközödön marad, és RSS-címe is van.';
