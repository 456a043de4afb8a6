export type Medium = string;

export interface MediumChange {
  readonly playing: Medium | null;
  readonly pause: Medium | null;
}

export const startMedium = (playing: Medium | null, starting: Medium): MediumChange => ({
  playing: starting,
  pause: playing === starting ? null : playing,
});

export const stopMedium = (playing: Medium | null, stopping: Medium): MediumChange => ({
  playing: playing === stopping ? null : playing,
  pause: null,
});
