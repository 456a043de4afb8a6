import { storedAddresses } from '#adapters/migration/write/old-address-lines.ts';
import { normal } from '#adapters/migration/write/plan.ts';
import type { FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import type { Converted } from '../convert/convert-posts.ts';
import type { Around } from '../state/followed.ts';
import { CommandRefused, giveCommand } from '../state/give-command.ts';

export interface Addressed extends Pick<Converted, 'slug' | 'addresses'> {
  readonly known: FollowedItem | undefined;
}

const chunk = 5_000;

/** Addresses of the desk lead to what is here. Refused ones are only logged. */
export const putAddresses = async (
  { desk: { site }, execute, log }: Pick<Around, 'desk' | 'execute' | 'log'>,
  addresses: readonly OldAddress[],
  renamed: readonly { readonly from: string; readonly to: string }[] = [],
): Promise<void> => {
  const stored = [...storedAddresses(addresses)];
  for (let at = 0; at < stored.length; at += chunk)
    await giveCommand(execute, {
      do: 'put-old-addresses',
      site,
      addresses: stored.slice(at, at + chunk),
      ...(at === 0 && { renamed }),
    }).catch((cause: unknown) => {
      if (!(cause instanceof CommandRefused)) throw cause;
      log('desk-addresses-refused', { site, why: cause.message });
    });
};

/**
 * Addresses of posts at the desk lead to their articles. After a change of the slug, all that led to the earlier article
 * lead to the new one at once, and its own address here, too.
 */
export const putPostAddresses = (around: Around, posts: readonly Addressed[]): Promise<void> => {
  const renamed = posts.flatMap(({ slug, known }) =>
    typeof known?.slug === 'string' && known.slug !== slug ? [{ from: known.slug, to: slug }] : [],
  );
  const before = posts.flatMap(({ slug, known }): readonly OldAddress[] =>
    known === undefined || known.slug === slug
      ? []
      : [known.link, known.path, known.path?.replace(/\/elo$/, '') ?? null].flatMap((from) =>
          from === null ? [] : [{ from: normal(from), kind: 'article', to: slug }],
        ),
  );
  return putAddresses(around, [...before, ...posts.flatMap(({ addresses }) => addresses)], renamed);
};
