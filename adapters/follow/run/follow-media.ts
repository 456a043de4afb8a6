import { type Around, dueAgain, type Followed } from '../state/followed.ts';

const chunk = 100;

/** Looks at 100 featured pictures each time, and queues the posts of those that changed. */
export const createMediaFollower = ({ source }: Around, { items, media, due }: Followed) => {
  let left: string[] | null = null;
  return {
    restart: (): void => void (left = null),
    take: async (): Promise<boolean> => {
      left ??= [...new Set([...items.values()].flatMap(({ media: id }) => id ?? []))];
      const ids = left.splice(0, chunk);
      if (ids.length > 0)
        for (const { id, print } of await source.media(ids)) {
          const before = media.get(id);
          media.set(id, print);
          if (before === print) continue;
          // After a start every picture looks new: only the import files show whether one has changed.
          for (const item of items.values()) if (item.media === id && !due.has(item.id)) due.set(item.id, dueAgain());
        }
      if (left.length > 0) return false;
      left = null;
      return true;
    },
  };
};
