export interface VisibilityQuestion {
  readonly active: boolean;
  /** Also true without a main tag. */
  readonly mainTagActive: boolean;
  /** Unix seconds, as is `now`. */
  readonly publishedAt: number;
  readonly now: number;
  /** Staff only; a reader's account does not count (R30). */
  readonly loggedIn: boolean;
}

export interface Visibility {
  readonly visible: boolean;
  readonly reason: 'active' | 'staff' | 'inactive' | 'inactive-main-tag' | 'scheduled';
}

const whyHidden = ({ active, mainTagActive }: VisibilityQuestion): Visibility['reason'] => {
  if (!active) return 'inactive';
  return mainTagActive ? 'scheduled' : 'inactive-main-tag';
};

/** Unpublished articles are reported as not found (spec §4, "Article load"; §6; R42). */
export const isVisibleTo = (question: VisibilityQuestion): Visibility => {
  const { active, mainTagActive, publishedAt, now, loggedIn } = question;
  if (active && mainTagActive && publishedAt <= now) return { visible: true, reason: 'active' };
  if (loggedIn) return { visible: true, reason: 'staff' };
  return { visible: false, reason: whyHidden(question) };
};
