import type { Connection } from '#core/app-shell/prefetch-policy.ts';

/** What this browser tells of its connection now. */
export const connection = (): Connection => {
  const { connection: told } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return { saveData: told?.saveData ?? null, effectiveType: told?.effectiveType ?? null };
};
