import type { Readers } from '../pages/signed-in-readers.ts';

export const noReaders: Readers = { tokenOf: async () => null };
