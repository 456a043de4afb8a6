export interface BuildWatch {
  readonly running: string;
  readonly other: { readonly build: string; readonly times: number } | null;
}

export const newBuildWatch = (running: string): BuildWatch => ({ running, other: null });

/** A new build counts when two consecutive manifests have its id (R41). */
export const seeBuild = ({ running, other }: BuildWatch, build: string): BuildWatch => {
  if (build === running) return { running, other: null };
  return { running, other: { build, times: other?.build === build ? other.times + 1 : 1 } };
};

export const isNewBuild = ({ other }: BuildWatch): boolean => other !== null && other.times >= 2;
