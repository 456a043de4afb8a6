/** Messages from an embedded frame (spec §7.6). Sizes in CSS pixels. */
export type FrameMessage =
  | { readonly type: 'iframe-size'; readonly height: number; readonly width?: number }
  | { readonly type: 'route-push' | 'parent-router'; readonly path: string };
