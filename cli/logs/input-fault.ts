import { DamagedInput, MissingTool, NotALog } from './not-a-log.ts';

/** Structured-cloneable. */
export type InputFault =
  | { readonly kind: 'damaged' }
  | { readonly kind: 'missing-tool'; readonly tool: string }
  /** Unsupported compression; null for binary data. */
  | { readonly kind: 'not-a-log'; readonly compression: string | null }
  | { readonly kind: 'unreadable'; readonly code: string };

/** Null for our own bugs, which must not be reported as bad input. */
export const inputFault = (fault: unknown): InputFault | null => {
  if (fault instanceof DamagedInput) return { kind: 'damaged' };
  if (fault instanceof MissingTool) return { kind: 'missing-tool', tool: fault.tool };
  if (fault instanceof NotALog) return { kind: 'not-a-log', compression: fault.compression };
  return fault instanceof Error && 'code' in fault ? { kind: 'unreadable', code: String(fault.code) } : null;
};
