import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type DomainContent, withoutLivingPages } from './living-pages.ts';
import { type AddressedRow, pathOf, publicArticle } from './public-article.ts';

export interface OldEntry {
  /** Decoded. */
  readonly from: string;
  /** Percent-encoded path. */
  readonly to: string;
}

const entriesWhere = async (
  content: DomainContent,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<readonly OldEntry[]> => {
  const { db, sites, domain, now } = content;
  const { rows } = await sql<AddressedRow & { readonly address: string }>`
    select o.address, ${publicArticle.columns} from old_addresses o join ${publicArticle.table} on a.slug = o.target
    where o.domain = ${domain} and o.kind = 'article' and (a.site = 'sister') = (o.domain = 'sister')
      and ${publicArticle.condition(now)} and ${where} order by o.address limit ${limit}`.execute(db);
  return rows.map(({ address, ...row }) => ({ from: address, to: pathOf(sites, row) }));
};

const isMoved = ({ from, to }: OldEntry): boolean => from !== decodeURI(to);

export interface AddressPage {
  readonly items: readonly OldEntry[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** Old addresses of public articles, after the address `from`. */
export const articleAddresses = async (content: DomainContent, from: string, limit: number): Promise<AddressPage> => {
  const entries = await entriesWhere(content, sql<SqlBool>`o.address > ${from}`, limit);
  return {
    items: (await withoutLivingPages(content, entries)).filter(isMoved),
    next: entries.length < limit ? null : (entries.at(-1)?.from ?? null),
  };
};

/** All old addresses of these articles, and those that end in one of these slugs. */
export const addressesOfArticles = async (
  content: DomainContent,
  slugs: readonly string[],
): Promise<readonly OldEntry[]> => {
  const entries = await entriesWhere(
    content,
    sql<SqlBool>`(o.target = any(${slugs}) or o.name = any(${slugs}))`,
    Number.MAX_SAFE_INTEGER,
  );
  return (await withoutLivingPages(content, entries)).filter(isMoved);
};
