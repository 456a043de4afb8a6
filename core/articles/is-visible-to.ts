export interface VisibilityQuestion {
  readonly active: boolean;
  /** True for an article without a main tag, too. */
  readonly mainTagActive: boolean;
  /** Staff signed in through the security service; a reader's account does not count (R30). */
  readonly loggedIn: boolean;
}

export interface Visibility {
  readonly visible: boolean;
  readonly reason: 'active' | 'staff' | 'inactive' | 'inactive-main-tag';
}

/** Whether an article can be opened; who may not see it is told that it is not there (spec §4, "Article load"; §6). */
export const isVisibleTo = ({ active, mainTagActive, loggedIn }: VisibilityQuestion): Visibility => {
  if (active && mainTagActive) return { visible: true, reason: 'active' };
  if (loggedIn) return { visible: true, reason: 'staff' };
  return { visible: false, reason: active ? 'inactive-main-tag' : 'inactive' };
};
