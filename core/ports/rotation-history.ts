/** Auto-blocks already shown in the current rotation (R23). `site` is a slug. */
export interface RotationHistory {
  used(site: string): readonly number[];
  remember(site: string, used: readonly number[]): void;
}
