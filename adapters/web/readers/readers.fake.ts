import type { Readers } from '../pages/signed-in-readers.ts';

/** A web server where nobody is signed in. */
export const noReaders: Readers = { tokenOf: async () => null };
