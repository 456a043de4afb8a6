import { type Edition, isSame } from '#adapters/changes/edition.ts';

interface UnderWay<Made> {
  readonly begun: Edition;
  readonly made: Promise<Made>;
}

/** One making under a key at a time however many ask; what began before a change is for those who asked before it. */
export const createMakeOnce = <Made>(edition: () => Edition) => {
  const makings = new Map<string, UnderWay<Made>>();
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const begun = edition();
    const underWay = makings.get(key);
    if (underWay && isSame(underWay.begun, begun)) return underWay.made;
    const started: UnderWay<Made> = {
      begun,
      made: make().finally(() => makings.get(key) === started && makings.delete(key)),
    };
    makings.set(key, started);
    return started.made;
  };
};
