import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { someResources, someRules } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { someSupplements } from '#core/editorial/supplements/some-supplements.fake.ts';
import type { Io, Locale } from './terminal/io.ts';
import type { Stretch } from './terminal/file-chunks.ts';
import type { ThreadIo } from './terminal/terminal.ts';
import type { StartThread } from './installation/thread.ts';
import type { ReadingOrder } from './jobs/read-in-thread.ts';
import { readInThread } from './jobs/read-in-thread.ts';
import type { Migrate } from './installation/migration.ts';
import type { DeskTools } from './installation/desk-tools.ts';
import type { Drill } from './installation/drill.ts';
import type { Mirror } from './installation/mirror.ts';
import type { NewsroomCommand } from './installation/newsroom-command.ts';
import type { OldAddressSource } from './installation/old-address-source.ts';
import type { ServeOrigin } from './installation/serve-origin.ts';
import type { UpstreamKit } from './installation/upstream-kit.ts';
import type { SettingsInForce } from './installation/settings.ts';
import { createCli } from './program.ts';
import type { CliNeeds } from './installation/cli-needs.ts';

export const someNeeds: CliNeeds = {
  name: 'lapunk',
  version: '1.2.3',
  sites: fiveSites,
  hosts: [{ host: 'lapunk.localhost', domain: 'lapunk.example' }],
  academySegment: 'lapakademia',
  rules: someRules,
  resources: someResources,
  shopUrl: 'https://bolt.example/',
  settings: async () => ({
    supplements: someSupplements,
    houseTag: 'lapunk',
    adNetwork: '123',
    crmParameters: ['forras', 'kampany'],
    appArea: ['/', '/melleklet/tippjatek'],
    embeds: {
      musicHosts: ['zene.example'],
      rules: [
        { kind: 'video', host: 'video.example', pattern: '/watch?v={id:11}', src: 'https://video.example/embed/{id}' },
      ],
    },
    bridge: {
      Navigate: 'navigate',
      Add: 'add',
      Play: 'play',
      Pause: 'pause',
      Stop: 'stop',
      Destroy: 'destroy',
      AskState: 'state',
    },
  }),
  execute: async () => ({ failed: 'no-server', about: 'nowhere' }),
  migrate: async () => ({ failed: 'unreadable', about: 'nowhere' }),
  desks: async () => ({
    recognise: async () => ({ unusable: 'no-desk', why: 'nowhere' }),
    setHooks: async () => ({ ids: [], why: 'nowhere' }),
    removeHooks: async () => 'nowhere',
    events: [],
    ownOrigin: null,
  }),
  mirror: async () => ({ failed: 'unreachable', about: 'nowhere' }),
  drill: async () => ({ failed: 'unreachable', about: 'nowhere' }),
  settingsInForce: async () => ({ settings: [], errors: [] }),
  serveOrigin: async () => null,
  upstreamKit: async () => ({
    check: async () => ({ calls: 0, skipped: [], absent: [], unreachable: 'refused' }),
    mock: async () => null,
  }),
};

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly input?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly colour?: boolean;
  readonly columns?: number;
  readonly locale?: Locale;
  /** Hidden input, line by line; null cancels. */
  readonly hidden?: readonly (string | null)[];
  readonly refs?: Readonly<Record<string, string>>;
  /** Files and standard input (`-`), in chunks; an Error is thrown at its position. */
  readonly bytes?: Readonly<Record<string, readonly (Buffer | Error)[]>>;
  readonly interruptAfter?: number;
  readonly showsProgress?: boolean;
  /** The monotonic clock counts the chunks that were read. */
  readonly time?: Partial<Time>;
  readonly execute?: (order: NewsroomCommand, interrupt: () => void) => unknown;
  readonly migrate?: Migrate;
  readonly desks?: DeskTools;
  readonly mirror?: Mirror;
  readonly drill?: Drill;
  readonly oldAddresses?: OldAddressSource;
  readonly settings?: SettingsInForce;
  readonly serveOrigin?: ServeOrigin;
  readonly upstreamKit?: UpstreamKit;
  readonly startThread?: StartThread;
  readonly partSize?: number;
  readonly outputFault?: string;
}

class Ended extends Error {
  readonly code: number;

  constructor(code: number) {
    super(String(code));
    this.code = code;
  }
}

export interface RanWithFiles extends Ran {
  readonly written: Readonly<Record<string, string>>;
  readonly compressed: Readonly<Record<string, Buffer>>;
}

const stretchOf = function* (chunks: readonly (Buffer | Error)[], { start }: Stretch): Generator<Buffer> {
  const all = Buffer.concat(chunks.flatMap((chunk) => (chunk instanceof Error ? [] : [chunk])));
  for (let at = start; at < all.length; at += 50) yield all.subarray(at, at + 50);
};

const never = new AbortController().signal;

export const threadsIn =
  (bytes: Readonly<Record<string, readonly (Buffer | Error)[]>>): StartThread =>
  <Answer>(order: unknown) => {
    const io: ThreadIo = {
      bytes: async function* (path, _, stretch) {
        const chunks = bytes[path] ?? [Object.assign(new Error('none'), { code: 'ENOENT' })];
        for (const chunk of stretch === undefined ? chunks : stretchOf(chunks, stretch)) {
          if (chunk instanceof Error) throw chunk;
          await nextTurn();
          yield chunk;
        }
      },
      putBy: (lines) => [...lines],
      lend: (lines) => [...lines].map((text) => text.toWellFormed()),
    };
    const answer = readInThread(someNeeds, io, structuredClone(order as ReadingOrder), never);
    return { answer: answer as Promise<Answer>, interrupt: () => {}, stop: () => {} };
  };

export const run = async (
  args: readonly string[],
  {
    input = [],
    files = {},
    refs = {},
    colour = false,
    columns = Infinity,
    locale = {},
    hidden,
    bytes = {},
    interruptAfter = Infinity,
    showsProgress = false,
    time = {},
    execute,
    migrate,
    desks,
    mirror,
    drill,
    oldAddresses,
    settings,
    serveOrigin,
    upstreamKit,
    startThread,
    partSize,
    outputFault,
  }: Around = {},
): Promise<RanWithFiles> => {
  const texts = { out: '', err: '' };
  const written: Record<string, string> = {};
  const compressed: Record<string, Buffer> = {};
  const unseen = [...(hidden ?? [])];
  let asked = 0;
  let interrupt = (): void => {};
  let tellOutputFault: (code: string) => number = () => Number.NaN;
  const chunksOf = (path: string): readonly (Buffer | Error)[] =>
    bytes[path] ??
    (path === '-'
      ? [Buffer.from(input.map((line) => `${line}\n`).join(''))]
      : [files[path] === undefined ? Object.assign(new Error('none'), { code: 'ENOENT' }) : Buffer.from(files[path])]);
  const sizeOf = (path: string): number | null =>
    path === '-' || !(path in bytes || path in files)
      ? null
      : chunksOf(path).reduce((sum, chunk) => sum + (chunk instanceof Error ? 0 : chunk.length), 0);
  const io: Io = {
    out: (text) => {
      if (outputFault === undefined) texts.out += text;
      else throw new Ended(tellOutputFault(outputFault));
    },
    onOutputFault: (tell) => {
      tellOutputFault = tell;
    },
    err: (text) => {
      texts.err += text;
    },
    committedRules: async (ref) => refs[ref] ?? null,
    bytes: async function* (path, _, stretch) {
      for (const chunk of stretch === undefined ? chunksOf(path) : stretchOf(chunksOf(path), stretch)) {
        asked += 1;
        if (asked > interruptAfter) interrupt();
        if (chunk instanceof Error) throw chunk;
        yield chunk;
      }
    },
    size: async (path) => sizeOf(path),
    isWritable: async (path) => !path.startsWith('/forbidden'),
    writeText: async (path, text) => {
      if (path.startsWith('/forbidden')) return false;
      written[path] = [...text].join('');
      return true;
    },
    writeBytes: async (path, chunks) => {
      if (path.startsWith('/forbidden')) return false;
      const parts: Buffer[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      compressed[path] = Buffer.concat(parts);
      return true;
    },
    putBy: (lines) => [...lines],
    lend: (lines) => [...lines],
    borrow: (lent) => lent as readonly string[],
    onInterrupt: (stop) => {
      interrupt = stop;
      return () => {
        interrupt = () => {};
      };
    },
    time: { ...systemTime, monotonic: () => asked, ...time },
    showsProgress,
    typedInput: hidden !== undefined,
    askHidden: async (question) => {
      texts.err += question;
      return unseen.shift() ?? null;
    },
    colour,
    columns,
    locale,
  };
  const code = await createCli({
    ...someNeeds,
    ...(execute === undefined ? {} : { execute: async (order) => execute(order, () => interrupt()) as never }),
    ...(migrate === undefined ? {} : { migrate }),
    ...(desks === undefined ? {} : { desks: async () => desks }),
    ...(mirror === undefined ? {} : { mirror }),
    ...(drill === undefined ? {} : { drill }),
    ...(oldAddresses === undefined ? {} : { oldAddresses }),
    ...(settings === undefined ? {} : { settingsInForce: async () => settings }),
    ...(serveOrigin === undefined ? {} : { serveOrigin }),
    ...(upstreamKit === undefined ? {} : { upstreamKit: async () => upstreamKit }),
    ...(startThread === undefined ? {} : { startThread }),
    ...(partSize === undefined ? {} : { partSize }),
  })(args, io).catch((fault: unknown) => {
    if (fault instanceof Ended) return fault.code;
    throw fault;
  });
  return { code, ...texts, written, compressed };
};

export const objects = ({ out }: Ran): readonly Readonly<Record<string, unknown>>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
