import { dirname } from 'node:path';

export default {
  // The server around it compresses.
  compress: false,
  poweredByHeader: false,
  turbopack: { root: dirname(import.meta.dirname) },
};
