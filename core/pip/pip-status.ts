import { defaultPipLabel } from './hu.ts';

/**
 * The picture-in-picture video that editors have set (spec §3.5: pipShow, pipTitle, pipUrl, pipOpen, pipLabel,
 * pipIsManual).
 */
export interface PipStatus {
  readonly show: boolean;
  readonly title: string;
  readonly url: string;
  /** Whether it opens large. */
  readonly open: boolean;
  readonly label: string;
  /** Started by the reader rather than by itself. */
  readonly manual: boolean;
}

/** No video. */
export const noPip: PipStatus = { show: false, title: '', url: '', open: false, label: defaultPipLabel, manual: false };
