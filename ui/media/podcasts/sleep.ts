import { awake, setSleep, type Sleep, type SleepChoice, sleepsNow } from '#core/editorial/podcasts/sleep-timer.ts';
import { preciseNow } from '../../window/now.ts';
import { chaptersNow } from './chapters.ts';
import { windowStore } from './window-store.ts';

const sleep = windowStore<Sleep>(awake);

export const useSleep = sleep.use;

export const changeSleep = (change: (before: Sleep) => Sleep): void => sleep.set(change(sleep.now()));

export const chooseSleep = (choice: SleepChoice, at: number): void =>
  sleep.set(setSleep(choice, { at, chapters: chaptersNow() }, preciseNow()));

export const wakeUp = (): void => sleep.set(awake);

export const isBedtime = (at: number): boolean => sleepsNow(sleep.now(), at, preciseNow());
