import type { AdNetwork, AskedAd } from './ad-network.ts';

interface TagSlot {
  setConfig(settings: object): void;
  addService(service: unknown): unknown;
}
interface RenderEnded {
  readonly slot: TagSlot;
  readonly isEmpty: boolean;
}
interface AdService {
  addEventListener(name: 'slotRenderEnded', listener: (event: RenderEnded) => void): void;
  refresh(slots: readonly TagSlot[]): void;
}
export interface PublisherTag {
  readonly cmd: { push(command: () => void): unknown };
  setConfig(settings: object): void;
  pubads(): AdService;
  enableServices(): void;
  defineSlot(unitPath: string, sizes: readonly (readonly [number, number])[], id: string): TagSlot | null;
  destroySlots(slots: readonly TagSlot[]): unknown;
  display(id: string): void;
}

interface Needs {
  readonly load: () => Promise<boolean>;
  readonly tagOf: () => PublisherTag;
  /** Milliseconds; a slot without a response counts as empty. */
  readonly timeout?: number;
}

/** Each slot requests its own ad; SafeFrame keeps ads away from the page. */
const pageSettings = { disableInitialLoad: true, singleRequest: false, collapseDiv: 'DISABLED', lazyLoad: null };
const slotSettings = { safeFrame: { forceSafeFrame: true } };

export const createPublisherTag = ({ load, tagOf, timeout = 10_000 }: Needs): AdNetwork => {
  const slots = new Map<string, TagSlot>();
  const asked = new Map<TagSlot, (filled: boolean) => void>();
  let ready: Promise<boolean> | undefined;

  const begin = (): void => {
    const tag = tagOf();
    tag.setConfig(pageSettings);
    tag.pubads().addEventListener('slotRenderEnded', ({ slot, isEmpty }) => asked.get(slot)?.(!isEmpty));
    tag.enableServices();
  };

  /** The tag runs queued commands later; an error there counts as no ad. */
  const inQueue = (work: () => void): Promise<boolean> =>
    new Promise((resolve) => {
      setTimeout(resolve, timeout, false);
      try {
        tagOf().cmd.push(() => {
          try {
            work();
            resolve(true);
          } catch {
            resolve(false);
          }
        });
      } catch {
        resolve(false);
      }
    });

  const start = async (): Promise<boolean> => (await load()) && inQueue(begin);

  const display = ({ id, unitPath, sizes, targeting }: AskedAd, answer: (filled: boolean) => void): void => {
    const tag = tagOf();
    const slot = tag.defineSlot(unitPath, sizes, id);
    if (slot === null) return answer(false);
    slots.set(id, slot);
    asked.set(slot, answer);
    slot.setConfig(targeting === undefined ? slotSettings : { ...slotSettings, targeting });
    slot.addService(tag.pubads());
    tag.display(id);
    tag.pubads().refresh([slot]);
  };

  return {
    ask: async (ad) => {
      if (!(await (ready ??= start()))) return false;
      return new Promise((resolve) => {
        setTimeout(resolve, timeout, false);
        void inQueue(() => display(ad, resolve)).then((isQueued) => isQueued || resolve(false));
      });
    },
    empty: (id) => {
      const slot = slots.get(id);
      slots.delete(id);
      if (slot === undefined) return;
      asked.delete(slot);
      try {
        tagOf().destroySlots([slot]);
      } catch {
        // The element is emptied anyway.
      }
    },
  };
};
