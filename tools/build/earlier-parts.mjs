import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes files older than the last build. A running server loads modules on demand, therefore it still needs those of
 * its own build.
 */
export const forgetPartsBefore = (folder, moment) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (statSync(join(folder, name)).mtimeMs < moment) rmSync(join(folder, name));
};
