import { join } from 'node:path';
import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { Tools } from '../input/command.ts';
import { textLines } from './moved-lines.ts';
import { tellFailure } from './execute-and-tell.ts';

const batchSize = 2_000;

/** Stores the old addresses of a migration; a repetition changes nothing. Null after a failure, already reported. */
export const importAddresses = async (tools: Tools, folder: string, site: SiteRole): Promise<number | null> => {
  let [count, batch] = [0, [] as OldAddress[]];
  const put = async (): Promise<boolean> => {
    if (batch.length === 0) return true;
    const outcome = await tools.needs.execute<'put-old-addresses'>({ do: 'put-old-addresses', site, addresses: batch });
    if (!('done' in outcome)) {
      tellFailure(tools, outcome);
      return false;
    }
    count += batch.length;
    batch = [];
    return true;
  };
  for await (const line of textLines(tools.io, join(folder, 'addresses.ndjson'))) {
    const address = parsedJson(line) as OldAddress | null;
    if (address !== null) batch.push(address);
    if (batch.length === batchSize && !(await put())) return null;
  }
  return (await put()) ? count : null;
};
