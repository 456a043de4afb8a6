import { needsRefetch } from '#core/editorial/live-blogs/needs-refetch.ts';
import { askJson } from '../../window/ask-json.ts';
import { keepAsking } from '../../window/keep-asking.ts';

export interface VersionWatch {
  readonly path: string;
  readonly version: number;
  /** Unix seconds. */
  readonly since: number;
  /** Errors delay the next request. */
  readonly onNewer: (version: number, signal: AbortSignal) => Promise<void>;
}

/** Polls the article's version while the page is visible (spec §4, "Live articles"). Returns a stop function. */
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
