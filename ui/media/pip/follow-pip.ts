import type { ToldPip } from '#core/media/pip/pip-status.ts';

/*
 * Polls for the editors' video every 15 seconds. After hydration the app polls instead (spec §4, "Common data
 * refresh").
 */

/** Milliseconds. Not imported: a shared module would be another file that every page loads. */
const beat = 15_000;
const maxLeftOut = 16;
const { dataset } = document.documentElement;

let [failures, leftOut, asking, known] = [0, 0, false, false];

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
    leftOut = Math.min(2 ** failures++, maxLeftOut);
  }
  asking = false;
};

document.addEventListener('common', (event) => void take((event as CustomEvent).detail).catch(() => undefined));
document.addEventListener('visibilitychange', () => document.hidden || void look());
// A prerendered page (ui/browser/navigation/prerender.ts) is hidden until the reader opens it.
if (!document.hidden) void look();
setInterval(() => document.hidden || void look(), beat);
