/**
 * Where Hungarian may stand in a text of the code, each with its reason; held by lint-rules.js. Paths are those of
 * files, from the root.
 */
export const hungarianPlaces = [
  [/^ui\/messages\//, 'the wording of screens'],
  [/^cli\/messages\//, 'the wording of the command line'],
  [/^core\/wording\/|^core\/[\w-]+\/hu\.ts$/, 'what rules speak'],
  [/^config\//, 'an installation says what it is called (R3)'],
  [/^adapters\/origin\/sample\//, 'the sample newspaper'],
  [/^adapters\/origin\/surroundings\/hu\.ts$/, 'skies and dangers are content, and the main API gives them'],
  [/^adapters\/origin\/mail\/hu\.ts$/, 'the wording of letters and of the outbox'],
  [/^adapters\/origin\/notifications\/hu\.ts$/, 'the wording of the push message that confirms an address'],
  [/^adapters\/origin\/uploads\/hu\.ts$/, 'what is seen on drawings is content, and the main API gives it'],
  [/^(core|adapters\/origin)\/testing\//, 'the small worlds of tests'],
  [
    /^adapters\/origin\/[\w-]+\/suggestions\.ts$/,
    'the labels of groups are words of the contract (docs/upstreams/main-api.md)',
  ],
  [/^adapters\/origin\/[\w-]+\/list-head\.ts$/, 'titles of lists are content, and the main API gives them'],
  [
    /^adapters\/origin\/[\w-]+\/frontend\.ts$/,
    'the label of a picture in picture is content, and the main API gives it',
  ],
  [/^adapters\/origin\/words\/hu\.ts$/, 'the stop words of a search'],
];

/** Whether a text has a letter that English has not. */
export const isHungarian = (text) => /[áéíóöőúüű]/i.test(text);

/** Whether it may stand in that file. */
export const mayBeHungarian = (file) => hungarianPlaces.some(([place]) => place.test(file));
