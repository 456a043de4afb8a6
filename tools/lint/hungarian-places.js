/** Files that may contain Hungarian text, each with the reason. Enforced by lint-rules.js; paths from the root. */
export const hungarianPlaces = [
  [/^ui\/messages\//, 'the wording of screens'],
  [/^cli\/messages\//, 'the wording of the command line'],
  [/^core\/wording\/|^core\/[\w-]+\/(?:[\w-]+\/)?hu\.ts$/, 'what rules speak'],
  [/^config\//, 'an installation says what it is called (R3)'],
  [/^adapters\/sample-newspaper\//, 'the sample newspaper'],
  [/^adapters\/origin\/media\/motifs\/draw-avatar\.ts$/, 'given names'],
  [/^adapters\/origin\/(?:[\w-]+\/)+hu\.ts$/, 'content of the main API, letters, push messages and stop words'],
  [/^(core|adapters\/origin)\/testing\//, 'the small worlds of tests'],
  [
    /^adapters\/origin\/main-api\/search\/suggestions\.ts$/,
    'the labels of groups are words of the contract (docs/upstreams/main-api.md)',
  ],
  [/^adapters\/origin\/main-api\/lists\/list-head\.ts$/, 'titles of lists are content, and the main API gives them'],
  [
    /^adapters\/origin\/main-api\/common-data\/frontend\.ts$/,
    'the label of a picture in picture is content, and the main API gives it',
  ],
];

export const isHungarian = (text) => /[áéíóöőúüű]/i.test(text);

export const mayBeHungarian = (file) => hungarianPlaces.some(([place]) => place.test(file));
