/** Keeps which auto-blocks a site's front has shown since it last began anew (R23). `site` is a site slug. */
export interface RotationHistory {
  /** Empty before the first draw. */
  used(site: string): readonly number[];
  remember(site: string, used: readonly number[]): void;
}
