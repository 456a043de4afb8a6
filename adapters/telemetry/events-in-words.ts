type Fields = Readonly<Record<string, unknown>>;
/** Null hides the event on a terminal: nothing has to be done about it. */
type InWords = (fields: Fields) => string | null;

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const messageOf = (error: unknown): string =>
  String((error as { readonly message?: unknown } | null)?.message ?? error);
const sentence = (text: unknown): string => `${String(text).replace(/[.\s]+$/, '')}.`;
const row = (name: string, value: unknown): string => `  ${name.padEnd(10)} ${String(value)}`;
const hide = (): null => null;

const databases: Readonly<Record<string, InWords>> = {
  embedded: ({ folder }) => `embedded, in ${String(folder)}`,
  server: () => 'PostgreSQL at DATABASE_URL',
  elsewhere: () => 'none here: content comes from MAIN_API_URL',
};
const beginnings: Readonly<Record<string, string>> = {
  sample: `  First start: writing the database and a sample newspaper.
  This takes about a minute. Later starts take seconds.`,
  empty: `  First start: writing an empty database.
  The newspaper begins with the command: content import.`,
};

interface AddressOfSites {
  readonly address: string;
  readonly names: readonly string[];
}

const addressRows = (addresses: unknown): string =>
  (Array.isArray(addresses) ? (addresses as readonly AddressOfSites[]) : [])
    .map(({ address, names }) => `\n  ${address.padEnd(36)} ${names.join(', ')}`)
    .join('');

export const eventsInWords: Readonly<Record<string, InWords>> = {
  listening: ({ name, version, database, begins, ...fields }) =>
    [
      `${String(name)} ${String(version)}`,
      row('Database', databases[String(database)]?.(fields) ?? database),
      ...(beginnings[String(begins)] === undefined ? [] : [beginnings[String(begins)]]),
    ].join('\n'),
  'outbox-listening': ({ address }) => row('Letters', `not sent, but shown at ${String(address)}`),
  'not-ready': ({ waitsFor }) => `Waiting for ${String(waitsFor)}.`,
  ready: ({ addresses }) => `Ready:${addressRows(addresses)}\n  Ctrl-C stops the server.`,
  draining: ({ seconds }) => (Number(seconds) > 0 ? `Stopping in ${String(seconds)} s.` : 'Stopping.'),
  stopped: ({ cutOff }) =>
    cutOff === undefined ? 'Stopped.' : `Stopped before these had ended: ${listOf(cutOff).join(', ')}.`,
  'cannot-listen': ({ host, port, cure, code }) =>
    `Cannot listen on port ${String(port)}${host === undefined ? '' : ` of ${String(host)}`}: ${sentence(cure ?? code)}`,
  'environment-wrong': ({ errors }) => ['wrong environment variables', ...listOf(errors)].join('\n  '),
  'not-started': ({ error }) => `The server does not start. ${sentence(messageOf(error))}`,
  'origin-closed': ({ why, nextTryMs }) =>
    `The database cannot be opened. ${sentence(why)} Next attempt in ${Number(nextTryMs) / 1000} s.`,
  'origin-open': ({ closedMs }) => (closedMs === undefined ? null : 'The database is open again.'),
  'origin-failed': ({ error }) => sentence(messageOf(error)),
  'origin-printed': ({ text }) => String(text),
  console: ({ text }) => String(text),
  'uploads-missing': ({ count, names }) =>
    `${String(count)} pictures or sounds of articles are missing (${listOf(names).join(', ')}). Copy them into DATA_DIR/uploads and restart.`,
  'mail-off': ({ why, unset }) =>
    why === 'preview' ? null : `This server sends no letters. Set ${listOf(unset).join(' and ')}.`,
  'data-folder-open': ({ problem }) => sentence(problem),
  'control-socket': ({ error }) =>
    `Commands cannot reach this server (${messageOf(error)}). Stop it before you run one that changes content.`,
  'copies-by': ({ trust }) =>
    trust === 'change-feed-unreachable' ? 'The main API does not answer. Stored pages are sent until it does.' : null,
  'upstream-failed': ({ upstream, call, kind, status, code }) =>
    `${String(upstream)}: ${String(call)} failed (${[kind, status, code].filter((word) => word !== undefined).join(' ')}).`,
  'page-unavailable': ({ path, cause }) => {
    const { upstream, cause: fault } = (cause ?? {}) as { readonly upstream?: unknown; readonly cause?: unknown };
    return `${String(path)} could not be shown: ${String(upstream ?? 'an upstream')} failed (${messageOf(fault)}).`;
  },
  'upstream-emptied': ({ upstream, call }) =>
    `${upstream === 'main-api' ? 'The main API' : String(upstream)} returned nothing for ${String(call)}, where it had content before. The earlier content stays.`,
  'upstream-late': hide,
  'page-overtaken': hide,
  request: ({ method, path, status, ms, cache }) =>
    `${String(method)} ${String(path)} ${String(status)} ${String(ms)} ms ${String(cache ?? '')}`.trimEnd(),
};
