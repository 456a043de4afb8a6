// What a build leaves of the ones before it.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes away what was written before a moment. A server that runs loads its parts when they are first needed: with
 * those of the last build left beside the new ones, it goes on whole until it is started anew.
 */
export const forgetPartsBefore = (folder, moment) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (statSync(join(folder, name)).mtimeMs < moment) rmSync(join(folder, name));
};
