import type { PlayerCommand } from '#core/editorial/podcasts/command-player.ts';
import type { SleepChoice } from '#core/editorial/podcasts/sleep-timer.ts';

/** Times are in seconds. */
export interface Deeds {
  readonly perform: (command: PlayerCommand) => void;
  readonly seekTo: (seconds: number) => void;
  readonly jumpBy: (seconds: number) => void;
  readonly playAt: (rate: number) => void;
  readonly sleepAfter: (choice: SleepChoice) => void;
}
