import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import { neverStored } from '../responses/lifetime.ts';
import { sendJson } from '../responses/send-json.ts';

/** Serves `/builds/latest.json` and each build by id (spec §7.1, "Build manifest"). */
export const createBuildManifest =
  (build: string, headers: readonly string[]) =>
  async (request: IncomingMessage, response: ServerResponse, { path }: Address): Promise<boolean> => {
    if (path === '/builds/latest.json') sendJson(request, response, { id: build }, neverStored, headers);
    else if (path === `/builds/meta/${build}.json`)
      sendJson(request, response, { id: build }, 'public, max-age=31536000, immutable', headers);
    else return false;
    return true;
  };
