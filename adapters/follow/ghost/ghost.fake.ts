import type { AskDesk, DeskAnswer } from '../desk/ask-desk.ts';
import { DeskFault } from '../desk/desk-fault.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export interface FakeGhost {
  readonly ask: AskDesk;
  readonly posts: Map<string, Row>;
  readonly tags: Map<string, Row>;
  readonly users: Map<string, Row>;
  /** Deleted posts, with the time in unix seconds. */
  readonly deleted: { readonly id: string; readonly at: number }[];
  readonly asked: URL[];
  /** `half` leaves out every second post and counts as if it had not. */
  mood: 'well' | 'killed' | 'error' | 'html' | 'half' | 'empty';
  /** Before each answer. */
  delay: () => Promise<void>;
  /** Unix seconds. */
  now: number;
  readonly put: (number: number, more?: Readonly<Record<string, unknown>>) => void;
  readonly remove: (number: number) => void;
}

/** Ids begin with their second, as Ghost's do. */
export const ghostId = (number: number): string => `${number.toString(16).padStart(8, '0')}a985e911c557d7c9`;

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const secondsOf = (value: unknown): number => Date.parse(String(value)) / 1000;

const answerOf = (status: number, body: unknown): DeskAnswer => ({ status, headers: {}, body });
const problem = (status: number, type: string): DeskAnswer =>
  answerOf(status, { errors: [{ type, message: type, context: null }] });

type Test = (row: Row) => boolean;

/** The parts of Ghost's filter language that the follower uses. Any other is an error, as in Ghost. */
const testOf = (filter: string): Test => {
  const tests = filter.split('+').map((part): Test => {
    const [, field = '', rest = ''] = /^(\w+):(.+)$/.exec(part) ?? [];
    const list = /^\[(.*)\]$/.exec(rest)?.[1];
    if (list !== undefined) return (row) => list.includes(`'${String(row[field])}'`);
    // SQLite compares texts: the form that Ghost prints is greater than every moment of the same day.
    const since = /^>'(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)'$/.exec(rest)?.[1];
    if (since !== undefined) return (row) => secondsOf(row[field]) > Date.parse(`${since.replace(' ', 'T')}Z`) / 1000;
    if (rest === '-null') return (row) => row[field] !== null;
    const [, not, word] = /^(-?)([a-z]+)$/.exec(rest) ?? [];
    if (word === undefined) throw new Error(`an unknown filter: ${part}`);
    return (row) => (row[field] === word) === (not === '');
  });
  return (row) => tests.every((test) => test(row));
};

/** A Ghost in memory, as its Admin API shows it. */
export const openFakeGhost = (): FakeGhost => {
  const ghost: FakeGhost = {
    posts: new Map(),
    tags: new Map(),
    users: new Map(),
    deleted: [],
    asked: [],
    mood: 'well',
    delay: async () => undefined,
    now: 1_790_000_000,
    ask: async (address) => {
      const url = new URL(address);
      ghost.asked.push(url);
      await ghost.delay();
      if (ghost.mood === 'killed') throw new DeskFault('ECONNREFUSED');
      if (ghost.mood === 'error') throw new DeskFault('HTTP status 500');
      if (ghost.mood === 'html') throw new DeskFault('the answer is not JSON');
      const [, list = '', id] = /\/ghost\/api\/admin\/(\w+)\/(?:(\w+)\/)?$/.exec(url.pathname) ?? [];
      const all = tables[list];
      if (all === undefined) return problem(404, 'NotFoundError');
      const rows = all();
      if (id !== undefined) {
        const row = rows.find((one) => one.id === id);
        return row === undefined ? problem(404, 'NotFoundError') : answerOf(200, { [list]: [row] });
      }
      return answerOf(200, pageOf(list, rows, url.searchParams));
    },
    put: (number, more = {}) => {
      const id = ghostId(number);
      const text = {
        id,
        slug: `cikk-${number}`,
        title: `Cím ${number}`,
        url: `http://iroasztal.example/cikk-${number}/`,
        html: '<p>Szöveg.</p>',
        lexical: null,
        mobiledoc: null,
        status: 'published',
        visibility: 'public',
        featured: false,
        published_at: timeOf(ghost.now),
        tags: [...ghost.tags.values()],
        authors: [...ghost.users.values()],
      };
      ghost.posts.set(id, { ...text, ...ghost.posts.get(id), updated_at: timeOf(ghost.now), ...more, id });
    },
    remove: (number) => {
      ghost.posts.delete(ghostId(number));
      ghost.deleted.push({ id: ghostId(number), at: ghost.now });
    },
  };
  const tables: Readonly<Record<string, () => readonly Row[]>> = {
    posts: () => [...ghost.posts.values()],
    tags: () => [...ghost.tags.values()],
    users: () => [...ghost.users.values()],
    actions: () =>
      ghost.deleted.map(({ id, at }) => ({
        id: ghostId(at),
        event: 'deleted',
        resource_type: 'post',
        resource_id: id,
        created_at: timeOf(at),
      })),
  };
  const pageOf = (list: string, rows: readonly Row[], query: URLSearchParams): object => {
    const filter = query.get('filter');
    const found = filter === null ? rows : rows.filter(testOf(filter));
    const [field = 'id', way] = (query.get('order') ?? 'id asc').split(',')[0]?.split(' ') ?? [];
    const sorted = found.toSorted((one, other) => (String(one[field]) < String(other[field]) ? -1 : 1));
    const ordered = way === 'desc' ? sorted.toReversed() : sorted;
    const size = Number(query.get('limit'));
    const page = Number(query.get('page') ?? '1');
    const given =
      ghost.mood === 'empty' ? [] : ghost.mood === 'half' ? ordered.filter((_, at) => at % 2 === 0) : ordered;
    const total = ghost.mood === 'empty' ? 0 : ordered.length;
    const pages = Math.max(1, Math.ceil(given.length / size));
    return { [list]: given.slice((page - 1) * size, page * size), meta: { pagination: { page, pages, total } } };
  };
  return ghost;
};
