export const tableFields = ['url', 'query', 'host', 'status', 'method', 'count'] as const;

export type TableField = (typeof tableFields)[number];

export type TableColumns = Readonly<Partial<Record<TableField, string>>>;

/** The most specific names first; lower case, dashes as underscores. */
const usual: Readonly<Record<TableField, readonly string[]>> = {
  url: ['url', 'address', 'request_uri', 'request_url', 'uri', 'target', 'path', 'request_path', 'cs_uri_stem'],
  query: ['query', 'query_string', 'args', 'cs_uri_query'],
  host: ['host', 'http_host', 'domain', 'vhost', 'x_host_header', 'cs_host', 'cs(host)'],
  status: ['status', 'status_code', 'http_status', 'response_status', 'sc_status', 'elb_status_code', 'code'],
  method: ['method', 'request_method', 'http_method', 'cs_method'],
  count: ['count', 'n', 'hits', 'requests', 'weight', 'cnt', 'db'],
};

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');

export const columnsOf = (names: readonly string[], given: TableColumns): TableColumns =>
  Object.fromEntries(
    tableFields.flatMap((field) => {
      const named = given[field];
      if (named !== undefined) return names.includes(named) ? [[field, named]] : [];
      const found = usual[field].flatMap((word) => names.filter((name) => plain(name) === word))[0];
      return found === undefined ? [] : [[field, found]];
    }),
  );

/** Parses `url=keres,status=kod`; null when a field is unknown. */
export const readTableColumns = (text: string): TableColumns | null => {
  const pairs = text.split(',').map((pair) => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()] as const;
  });
  const isKnown = ([field, column]: readonly [string, string]): boolean =>
    column !== '' && tableFields.some((known) => known === field);
  return pairs.every(isKnown) ? Object.fromEntries(pairs) : null;
};
