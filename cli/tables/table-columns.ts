/** What is wanted of a table of requests; `count` is one where there is none. */
export const tableFields = ['url', 'query', 'host', 'status', 'method', 'count'] as const;

export type TableField = (typeof tableFields)[number];

export type TableColumns = Readonly<Partial<Record<TableField, string>>>;

/** Names that such columns usually have, the most telling first; in lower case, and any dash an underscore. */
const usual: Readonly<Record<TableField, readonly string[]>> = {
  url: ['url', 'address', 'request_uri', 'request_url', 'uri', 'target', 'path', 'request_path', 'cs_uri_stem'],
  query: ['query', 'query_string', 'args', 'cs_uri_query'],
  host: ['host', 'http_host', 'domain', 'vhost', 'x_host_header', 'cs_host', 'cs(host)'],
  status: ['status', 'status_code', 'http_status', 'response_status', 'sc_status', 'elb_status_code', 'code'],
  method: ['method', 'request_method', 'http_method', 'cs_method'],
  count: ['count', 'n', 'hits', 'requests', 'weight', 'cnt', 'db'],
};

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');

/** Columns of a table by what they hold, as named by whoever asks, or else by their usual names. */
export const columnsOf = (names: readonly string[], given: TableColumns): TableColumns =>
  Object.fromEntries(
    tableFields.flatMap((field) => {
      const named = given[field];
      if (named !== undefined) return names.includes(named) ? [[field, named]] : [];
      const found = usual[field].flatMap((word) => names.filter((name) => plain(name) === word))[0];
      return found === undefined ? [] : [[field, found]];
    }),
  );

/** `url=keres,status=kod`; null where a field is not known. */
export const readTableColumns = (text: string): TableColumns | null => {
  const pairs = text.split(',').map((pair) => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()] as const;
  });
  const isKnown = ([field, column]: readonly [string, string]): boolean =>
    column !== '' && tableFields.some((known) => known === field);
  return pairs.every(isKnown) ? Object.fromEntries(pairs) : null;
};
