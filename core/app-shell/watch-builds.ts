/** What is known of the builds that the server has shown. */
export interface BuildWatch {
  /** The build that this page runs. */
  readonly running: string;
  /** The newest other build, and how often in a row it was seen. */
  readonly other: { readonly build: string; readonly times: number } | null;
}

export const newBuildWatch = (running: string): BuildWatch => ({ running, other: null });

/** Notes the build of the latest manifest: a new one counts when the same id comes twice running (R41). */
export const seeBuild = ({ running, other }: BuildWatch, build: string): BuildWatch => {
  if (build === running) return { running, other: null };
  return { running, other: { build, times: other?.build === build ? other.times + 1 : 1 } };
};

export const isNewBuild = ({ other }: BuildWatch): boolean => other !== null && other.times >= 2;
