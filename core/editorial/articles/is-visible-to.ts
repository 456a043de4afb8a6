export interface VisibilityQuestion {
  readonly active: boolean;
  /** True for an article without a main tag, too. */
  readonly mainTagActive: boolean;
  /** Unix seconds, as is `now`. */
  readonly publishedAt: number;
  readonly now: number;
  /** Staff signed in through the security service; a reader's account does not count (R30). */
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

/**
 * Whether an article can be opened; who may not see it is told that it is not there (spec §4, "Article load"; §6;
 * R42).
 */
export const isVisibleTo = (question: VisibilityQuestion): Visibility => {
  const { active, mainTagActive, publishedAt, now, loggedIn } = question;
  if (active && mainTagActive && publishedAt <= now) return { visible: true, reason: 'active' };
  if (loggedIn) return { visible: true, reason: 'staff' };
  return { visible: false, reason: whyHidden(question) };
};
