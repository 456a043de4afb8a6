import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import type { ReservedWords } from '../context/reserved-words.ts';

/** Reports unknown flags: a misspelt `adult-content` would leave an article open to everyone. */
export const blameFlags = (
  { flags }: Pick<ReservedWords, 'flags'>,
  files: readonly ReadFile[],
  tell: (fault: Fault) => void,
): void => {
  if (flags === null) return;
  for (const { file, claims, lineOf } of files)
    for (const [at, flag] of claims.flags.entries())
      if (!flags.includes(flag))
        tell({
          file,
          line: lineOf('flags', at),
          kind: 'unknown-flag',
          field: `flags.${at}`,
          found: flag,
          known: flags,
        });
};
