/** Files that may contain Hungarian text, each with the reason. Enforced by lint-rules.js; paths from the root. */
export const hungarianPlaces = [
  [/^ui\/messages\//, 'the wording of screens'],
  [/^cli\/messages\//, 'the wording of the command line'],
  [/^core\/wording\/|^core\/[\w-]+\/(?:[\w-]+\/)?hu\.ts$/, 'texts that rules return'],
  [/^config\//, 'names of an installation (R3)'],
  [/^adapters\/sample-newspaper\//, 'the sample newspaper'],
  [/^adapters\/origin\/media\/motifs\/draw-avatar\.ts$/, 'given names'],
  [/^adapters\/origin\/(?:[\w-]+\/)+hu\.ts$/, 'content of the main API, letters, push messages and stop words'],
  [/^adapters\/mirror\/hu\.ts$/, 'notices of a static mirror'],
  [/^(core|adapters\/origin)\/testing\//, 'test fixtures'],
  [
    /^adapters\/origin\/main-api\/search\/suggestions\.ts$/,
    'group labels are part of the contract (docs/upstreams/main-api.md)',
  ],
  [/^adapters\/origin\/main-api\/lists\/list-head\.ts$/, 'list titles are content of the main API'],
  [
    /^adapters\/origin\/main-api\/common-data\/frontend\.ts$/,
    'the picture-in-picture label is content of the main API',
  ],
];

export const isHungarian = (text) => /[áéíóöőúüű]/i.test(text);

export const mayBeHungarian = (file) => hungarianPlaces.some(([place]) => place.test(file));
