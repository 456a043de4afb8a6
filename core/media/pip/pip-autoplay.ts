export const pipModes = ['NO', 'GENTLY_FORCE', 'FULL_FORCE'] as const;

export type PipMode = (typeof pipModes)[number];

export interface AutoplayQuestion {
  readonly mode: PipMode;
  readonly pageVisible: boolean;
  readonly otherPlaying: boolean;
  readonly pipShown: boolean;
}

export interface AutoplayDecision {
  readonly autoplay: boolean;
  readonly reason: 'never' | 'page-hidden' | 'other-playing' | 'already-shown' | 'gently' | 'fully';
}

const no = (reason: AutoplayDecision['reason']): AutoplayDecision => ({ autoplay: false, reason });

/** Whether the video starts automatically (spec §4, "Picture-in-picture video"). */
export const pipAutoplay = ({ mode, pageVisible, otherPlaying, pipShown }: AutoplayQuestion): AutoplayDecision => {
  if (mode === 'NO') return no('never');
  if (!pageVisible) return no('page-hidden');
  if (mode === 'FULL_FORCE') return { autoplay: true, reason: 'fully' };
  if (otherPlaying) return no('other-playing');
  return pipShown ? no('already-shown') : { autoplay: true, reason: 'gently' };
};
