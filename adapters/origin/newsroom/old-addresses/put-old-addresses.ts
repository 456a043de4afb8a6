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
  /** Articles with another slug: all their old addresses lead there. */
  readonly renamed?: readonly { readonly from: string; readonly to: string }[] | undefined;
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

/** Returns the slugs. */
const rename = async (all: Database, { site, renamed = [] }: PutCommand): Promise<readonly string[]> => {
  if (renamed.length === 0) return [];
  const { rows } = await sql<{ before: string; slug: string }>`
    update old_addresses o set target = r."to" from json_to_recordset(${JSON.stringify(renamed)}::json) as r("from" text, "to" text)
    where o.domain = ${domainOf(site)} and o.kind = 'article' and o.target = r."from" returning r."from" as before, o.target as slug`.execute(
    all,
  );
  return [...new Set(rows.flatMap(({ before, slug }) => [before, slug]))];
};

/** Adds old addresses, or leads them elsewhere. An address may come before its article or label. Idempotent. */
export const putOldAddresses = async (
  { db }: Pick<Newsroom, 'db'>,
  command: PutCommand,
): Promise<WithEdition<OldAddressesPut>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const renamed = await rename(all, command);
    const written = await write(all, rowsOf(command));
    const slugs = written.flatMap(({ kind, target, before }) => [
      ...(kind === 'article' ? [target] : []),
      ...(before === null ? [] : [before]),
    ]);
    const moved = [...new Set([...renamed, ...slugs])];
    return { done: { changed: written.length }, changes: changesOfAddresses(moved, written.length + renamed.length) };
  });
  return { ...done, edition };
};
