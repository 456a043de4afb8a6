import type { Site } from '#core/addresses/sites/site.ts';
import type { PublicAddressOf } from '#ui/document/document.tsx';

/** Uses `PREVIEW_OF` and `SISTER_PREVIEW_OF`; null when they are not set. */
export const publicAddressIn =
  (
    {
      PREVIEW_OF,
      SISTER_PREVIEW_OF,
    }: { readonly PREVIEW_OF: string | undefined; readonly SISTER_PREVIEW_OF: string | undefined },
    sites: readonly Site[],
  ): PublicAddressOf =>
  ({ frame, head }) => {
    const here = head.canonicalOrigin ?? frame.site.origin;
    const isSister = sites.some(({ role, origin }) => role === 'sister' && origin === here);
    const origin = isSister ? SISTER_PREVIEW_OF : PREVIEW_OF;
    return origin === undefined ? null : new URL(head.canonical, origin).href;
  };
