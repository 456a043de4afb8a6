import { someResources, someRules } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { someSupplements } from '#core/supplements/some-supplements.fake.ts';
import type { Io } from './terminal/io.ts';
import type { NewsroomCommand } from './installation/newsroom-command.ts';
import type { ServeOrigin } from './installation/serve-origin.ts';
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
  settingsInForce: async () => ({ settings: [], errors: [] }),
  serveOrigin: async () => null,
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
  /** What is typed without being shown, line by line; null gives up. */
  readonly hidden?: readonly (string | null)[];
  /** The rule sets that git refs have. */
  readonly refs?: Readonly<Record<string, string>>;
  /** Files and standard input (`-`) as bytes, chunk by chunk; an error among them is thrown there. */
  readonly bytes?: Readonly<Record<string, readonly (Buffer | Error)[]>>;
  /** Interrupted when so many chunks have been asked for. */
  readonly interruptAfter?: number;
  readonly showsProgress?: boolean;
  /** What becomes of orders. */
  readonly execute?: (order: NewsroomCommand) => unknown;
  readonly settings?: SettingsInForce;
  readonly serveOrigin?: ServeOrigin;
}

export interface RanWithFiles extends Ran {
  readonly written: Readonly<Record<string, string>>;
  readonly packed: Readonly<Record<string, Buffer>>;
}

/** Runs a command line in memory. */
export const run = async (
  args: readonly string[],
  {
    input = [],
    files = {},
    refs = {},
    colour = false,
    hidden,
    bytes = {},
    interruptAfter = Infinity,
    showsProgress = false,
    execute,
    settings,
    serveOrigin,
  }: Around = {},
): Promise<RanWithFiles> => {
  const texts = { out: '', err: '' };
  const written: Record<string, string> = {};
  const packed: Record<string, Buffer> = {};
  const unseen = [...(hidden ?? [])];
  let asked = 0;
  let interrupt = (): void => {};
  const chunksOf = (path: string): readonly (Buffer | Error)[] =>
    bytes[path] ??
    (path === '-'
      ? [Buffer.from(input.map((line) => `${line}\n`).join(''))]
      : [files[path] === undefined ? Object.assign(new Error('none'), { code: 'ENOENT' }) : Buffer.from(files[path])]);
  const io: Io = {
    out: (text) => {
      texts.out += text;
    },
    err: (text) => {
      texts.err += text;
    },
    committedRules: async (ref) => refs[ref] ?? null,
    bytes: async function* (path) {
      for (const chunk of chunksOf(path)) {
        asked += 1;
        if (asked > interruptAfter) interrupt();
        if (chunk instanceof Error) throw chunk;
        yield chunk;
      }
    },
    size: async (path) => files[path]?.length ?? null,
    writeText: async (path, text) => {
      if (path.startsWith('/forbidden')) return false;
      written[path] = [...text].join('');
      return true;
    },
    writeBytes: async (path, chunks) => {
      if (path.startsWith('/forbidden')) return false;
      const parts: Buffer[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      packed[path] = Buffer.concat(parts);
      return true;
    },
    putBy: (lines) => [...lines],
    onInterrupt: (stop) => {
      interrupt = stop;
      return () => {
        interrupt = () => {};
      };
    },
    milliseconds: () => asked,
    showsProgress,
    typedInput: hidden !== undefined,
    askHidden: async (question) => {
      texts.err += question;
      return unseen.shift() ?? null;
    },
    colour,
  };
  const code = await createCli({
    ...someNeeds,
    ...(execute === undefined ? {} : { execute: async (order) => execute(order) as never }),
    ...(settings === undefined ? {} : { settingsInForce: async () => settings }),
    ...(serveOrigin === undefined ? {} : { serveOrigin }),
  })(args, io);
  return { code, ...texts, written, packed };
};

/** The JSON objects that a command printed, one a line. */
export const objects = ({ out }: Ran): readonly Readonly<Record<string, unknown>>[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
