import type { MirrorMessages } from './mirror-messages.ts';

export const mirrorEn: MirrorMessages = {
  command: 'write the public pages and files as static files; a repeated run requests only what changed',
  options: {
    relative: 'link the files to each other, to open them from a folder without a server',
    origin: 'connect to this server instead of the public addresses, such as http://127.0.0.1:3000',
    concurrency: 'requests at once',
  },
  badOrigin: 'must be an http or https address without a path, such as http://127.0.0.1:3000',
  failures: {
    'output-in-use': (about) =>
      `the folder holds something else, or a mirror with other links (with or without --relative): ${about}`,
    'not-written': (about) => `not writable: ${about}; free some space or use another folder, then repeat the command`,
    unreachable: (about) => `the server cannot be reached: ${about}; is it running? another address: --origin`,
    'no-site': (about) => `the front page cannot be loaded: ${about}; the mirror has not changed`,
    interrupted: (about) => `interrupted; repeat the command to continue: ${about}`,
    environment: (about) => about,
  },
  progress: (done, of) => `${done}${of === null ? '' : `/${of}`} addresses requested`,
  failed: (address, why) => `failed, the earlier file stays: ${address} (${why})`,
  done: ({ files, written, unchanged, removed, failed }, folder) =>
    `${files} files in ${folder}; ${written} new or changed, ${unchanged} unchanged, ${removed} removed, ${failed.length} failed`,
};
