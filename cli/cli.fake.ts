import { someResources, someRules } from '#core/routing/address-book.fake.ts';
import { fiveSites } from '#core/sites/five-sites.fake.ts';
import type { Io } from './io.ts';
import { createCli } from './program.ts';
import type { CliNeeds } from './world.ts';

export const someNeeds: CliNeeds = {
  name: 'lapunk', version: '1.2.3', sites: fiveSites, hosts: [{ host: 'lapunk.localhost', domain: 'lapunk.example' }],
  academySegment: 'lapakademia', rules: someRules, resources: someResources, shopUrl: 'https://bolt.example/',
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
}

/** Runs a command line in memory. */
export const run = async (args: readonly string[], { input = [], files = {}, colour = false }: Around = {}): Promise<Ran> => {
  const texts = { out: '', err: '' };
  const io: Io = {
    out: (text) => { texts.out += text; },
    err: (text) => { texts.err += text; },
    lines: async function* () { yield* input; },
    readText: async (path) => files[path] ?? null,
    colour,
  };
  const code = await createCli(someNeeds)(args, io);
  return { code, ...texts };
};

/** The JSON objects that a command printed, one a line. */
export const objects = ({ out }: Ran): readonly Readonly<Record<string, unknown>>[] => out.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
