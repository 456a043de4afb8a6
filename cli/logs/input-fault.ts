import { DamagedInput, MissingTool, NotALog } from './not-a-log.ts';

/** Why a log could not be read to its end, in a form that can be sent to another thread. */
export type InputFault =
  | { readonly kind: 'damaged' }
  | { readonly kind: 'missing-tool'; readonly tool: string }
  /** The compression that is not read; null where it is no text. */
  | { readonly kind: 'not-a-log'; readonly compression: string | null }
  /** What the file system calls it. */
  | { readonly kind: 'unreadable'; readonly code: string };

/** Null for a fault of our own, which is not to be taken for the input's. */
export const inputFault = (fault: unknown): InputFault | null => {
  if (fault instanceof DamagedInput) return { kind: 'damaged' };
  if (fault instanceof MissingTool) return { kind: 'missing-tool', tool: fault.tool };
  if (fault instanceof NotALog) return { kind: 'not-a-log', compression: fault.compression };
  return fault instanceof Error && 'code' in fault ? { kind: 'unreadable', code: String(fault.code) } : null;
};
