import { needsRefetch } from '#core/editorial/live-blogs/needs-refetch.ts';
import { askJson } from '../../window/ask-json.ts';
import { keepAsking } from '../../window/keep-asking.ts';

export interface VersionWatch {
  /** Path of the article. */
  readonly path: string;
  /** The version on the page. */
  readonly version: number;
  /** When the page was made: unix seconds. */
  readonly since: number;
  /** Is told of a newer version, and settles once it is at hand; what it throws puts the next question off. */
  readonly onNewer: (version: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Asks for the version of an open article as long as the page is seen (spec §4, "Live articles"). Returns how to
 * stop.
 */
export const watchVersion = ({ path, version, since, onNewer }: VersionWatch): (() => void) => {
  let known = version;
  return keepAsking(
    async (signal) => {
      const { data } = (await askJson(`${path}/_version.json`, signal)) as { readonly data: { readonly v: number } };
      if (!needsRefetch(known, data.v)) return;
      await onNewer(data.v, signal);
      known = data.v;
    },
    { since },
  );
};
