import { nextAskAt, type RefreshEvent, refreshSchedule, startSchedule } from '#core/common-data/refresh-schedule.ts';

const now = (): number => Date.now() / 1000;

/** Asks again and again while the page is seen, by the schedule of spec §4; what fails is tried later, silently. */
export const keepAsking = (ask: () => Promise<void>): void => {
  let schedule = startSchedule(now(), Math.random());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (event: RefreshEvent): void => {
    schedule = refreshSchedule(schedule, event);
    clearTimeout(timer);
    const at = nextAskAt(schedule);
    if (at !== null) timer = setTimeout(once, Math.max(0, at - now()) * 1000);
  };
  const once = (): void => {
    note({ kind: 'asked' });
    ask().then(
      () => note({ kind: 'answered', now: now(), chance: Math.random() }),
      () => note({ kind: 'failed', now: now(), chance: Math.random() }),
    );
  };
  document.addEventListener('visibilitychange', () => note({ kind: document.hidden ? 'hidden' : 'shown', now: now() }));
  note({ kind: document.hidden ? 'hidden' : 'shown', now: now() });
};
