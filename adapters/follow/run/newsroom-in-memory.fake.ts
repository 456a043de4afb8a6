import type { FollowedItem, LedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';

type Command = Readonly<Record<string, unknown>> & { readonly do: string };

export interface Written {
  readonly slug: string;
  /** Null: deleted. */
  readonly text: string | null;
}

/** The commands of the origin that follow a desk, with its lease and its fence, without a database. */
export const openNewsroomInMemory = (desk: LedDesk, time: Time) => {
  const articles = new Map<string, string>();
  const items = new Map<string, FollowedItem>();
  const hints: { id: string; isRemoval: boolean; at: number; isTaken: boolean }[] = [];
  const written: Written[] = [];
  let [leader, until, confirmedAt, carried] = ['', 0, 0, 0];
  let report: object | null = null;

  const done = (result: object = {}): unknown => ({ done: result, told: null });
  const failed = (kind: string): unknown => ({ failed: kind, about: '' });
  const isLed = (node: string): boolean => leader === node && until > time.monotonic();
  const write = (slug: string, text: string | null): void => {
    if (text === null) articles.delete(slug);
    else articles.set(slug, text);
    written.push({ slug, text });
  };

  const carry: Readonly<Record<string, (command: Command) => unknown>> = {
    'follow-lead': ({ node, seconds }) => {
      const isFree = leader === '' || leader === node || until < time.monotonic();
      if (!isFree) return done({ desks: [] });
      [leader, until] = [String(node), time.monotonic() + Number(seconds) * 1000];
      return done({ desks: [{ ...desk, confirmedAt: confirmedAt > carried ? confirmedAt : null }] });
    },
    'follow-hints': ({ node, again = false }) => {
      if (leader !== node) return done({ hints: [], drafts: [] });
      const some = hints.filter(({ isTaken, at }) => (again === true ? at > time.monotonic() - 600_000 : !isTaken));
      for (const hint of some) hint.isTaken = true;
      return done({ hints: some.map(({ id, isRemoval }) => ({ desk: desk.id, id, isRemoval })), drafts: [] });
    },
    'follow-items': () => done({ items: [...items.values()] }),
    'follow-list': () => done({ desks: [{ id: desk.id, report }], now: 0 }),
    'list-labels': () => done({ labels: [] }),
    'rename-label': () => failed('no-label'),
    'follow-note': ({ items: noted, removed, report: reported, carriedAt = null }) => {
      if (carriedAt !== null) carried = Number(carriedAt);
      report = (reported as object | null) ?? report;
      for (const id of removed as readonly string[]) items.delete(id);
      for (const item of noted as readonly FollowedItem[]) items.set(item.id, item);
      return done();
    },
    import: ({ files }) => {
      // As what breaks the whole command.
      if ((files as readonly { readonly text: string }[]).some(({ text }) => text === 'poison'))
        return { refused: 'import' };
      for (const { name, text } of files as readonly { readonly name: string; readonly text: string }[])
        write(name.replace(/\.html$/, ''), text);
      return done({ faults: [], articles: [] });
    },
    delete: ({ slugs }) => {
      const [slug = ''] = slugs as readonly string[];
      if (!articles.has(slug)) return failed('no-article');
      write(slug, null);
      return done({ deleted: slugs });
    },
  };

  return {
    articles,
    items,
    written,
    report: (): object | null => report,
    confirm: (): void => void (confirmedAt += 1),
    hint: (id: string, isRemoval: boolean): void =>
      void hints.push({ id, isRemoval, at: time.monotonic(), isTaken: false }),
    execute: (given: unknown): unknown => {
      const command = given as Command;
      const lead = command['lead'] as { readonly node: string } | undefined;
      if (/^(?:import|delete|follow-note)$/.test(command.do) && lead !== undefined && !isLed(lead.node))
        return failed('no-desk');
      return carry[command.do]?.(command) ?? { refused: command.do };
    },
  };
};
