import type { ToldPip } from '#core/media/pip/pip-status.ts';

/*
 * Runs where editors have set a video: asks every 15 seconds whether it is still there, or another, until the app is
 * awake, which asks for all that stands around its pages (spec §4, "Common data refresh").
 */

/** Milliseconds; a module that others share would be a file of its own, which every page would ask for. */
const beat = 15_000;
/** Beats that are left out after failures, at most. */
const mostLeftOut = 16;
const { dataset } = document.documentElement;

let [failures, leftOut, asking, known] = [0, 0, false, false];

/** What shows it is loaded with the first video. */
const take = async ({ pip }: { readonly pip?: ToldPip | null }): Promise<void> => {
  if (!pip && dataset['pip'] === undefined) return;
  const { tellPip } = await import('./show-pip.tsx');
  tellPip(pip ?? null);
};

const ask = async (): Promise<void> => {
  const answer = await fetch(`/api/refresh?in=${encodeURIComponent(location.pathname)}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  await take((await answer.json()) as { readonly pip?: ToldPip | null });
};

const look = async (): Promise<void> => {
  if (asking || leftOut-- > 0 || (known && dataset['awake'] !== undefined)) return;
  asking = true;
  try {
    await ask();
    known = true;
    failures = leftOut = 0;
  } catch {
    // What is shown stays as it is.
    leftOut = Math.min(2 ** failures++, mostLeftOut);
  }
  asking = false;
};

document.addEventListener('common', (event) => void take((event as CustomEvent).detail).catch(() => undefined));
document.addEventListener('visibilitychange', () => document.hidden || void look());
// One that is drawn ahead (ui/browser/navigation/draw-ahead.ts) has nobody before it, and is hidden until then.
if (!document.hidden) void look();
setInterval(() => document.hidden || void look(), beat);
