import { sql } from 'kysely';
import type { OldAddress, OldAddressesPut } from '#adapters/newsroom-contract/old-addresses.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { changesOfAddresses, domainOf } from './changes-of-addresses.ts';

export interface PutCommand {
  readonly site: SiteKey;
  readonly addresses: readonly OldAddress[];
}

interface Written {
  readonly kind: string;
  readonly target: string;
  readonly before: string | null;
}

const nameOf = (address: string): string | null =>
  address.includes('?')
    ? null
    : (address
        .replace(/\/elo$/, '')
        .split('/')
        .at(-1) ?? null);

const rowsOf = ({ site, addresses }: PutCommand): readonly object[] => [
  ...new Map(
    addresses.map(({ from, kind, to }) => [
      from,
      {
        domain: domainOf(site),
        address: from,
        kind,
        site: kind === 'section' ? site : '',
        target: to,
        name: kind === 'shape' ? null : nameOf(from),
      },
    ]),
  ).values(),
];

const write = async (all: Database, rows: readonly object[]): Promise<readonly Written[]> => {
  const { rows: written } = await sql<Written>`
    with given as (select * from json_populate_recordset(null::old_addresses, ${JSON.stringify(rows)}::json)),
      changed as (select g.*, o.target as before, o.kind as kind_before from given g left join old_addresses o using (domain, address)
        where o.address is null or (o.kind, o.site, o.target) <> (g.kind, g.site, g.target)),
      put as (insert into old_addresses (domain, address, kind, site, target, name) select domain, address, kind, site, target, name from changed
        on conflict (domain, address) do update set kind = excluded.kind, site = excluded.site, target = excluded.target, name = excluded.name)
    select kind, target, case when kind_before = 'article' then before end as before from changed`.execute(all);
  return written;
};

/** Adds old addresses, or leads them elsewhere. An address may come before its article or label. Idempotent. */
export const putOldAddresses = async (
  { db }: Pick<Newsroom, 'db'>,
  command: PutCommand,
): Promise<WithEdition<OldAddressesPut>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const written = await write(all, rowsOf(command));
    const slugs = written.flatMap(({ kind, target, before }) => [
      ...(kind === 'article' ? [target] : []),
      ...(before === null ? [] : [before]),
    ]);
    return { done: { changed: written.length }, changes: changesOfAddresses(slugs, written.length) };
  });
  return { ...done, edition };
};
