import type { Connection } from '#core/app-shell/prefetch-policy.ts';

export const connection = (): Connection => {
  const { connection: told, globalPrivacyControl } = navigator as {
    readonly globalPrivacyControl?: boolean;
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return {
    privacyControl: globalPrivacyControl ?? null,
    saveData: told?.saveData ?? null,
    effectiveType: told?.effectiveType ?? null,
  };
};
