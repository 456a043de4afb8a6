/** Everything on a page that can be heard, each under a name of its own. */
export type Medium = string;

export interface MediumChange {
  /** What is heard now; null when nothing is. */
  readonly playing: Medium | null;
  /** What must pause for it; null when nothing must. */
  readonly pause: Medium | null;
}

/** A medium starts: what was heard until now pauses, so that one is heard at a time. */
export const startMedium = (playing: Medium | null, starting: Medium): MediumChange => ({
  playing: starting,
  pause: playing === starting ? null : playing,
});

/** A medium pauses, ends or leaves; another that has started meanwhile goes on. */
export const stopMedium = (playing: Medium | null, stopping: Medium): MediumChange => ({
  playing: playing === stopping ? null : playing,
  pause: null,
});
