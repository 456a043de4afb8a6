import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Notice } from '../editorial/notices/notice.ts';

/** Keeps what operators tell the readers of whole sites. */
export interface Notices {
  /** Those that are not over, of every site, the newest first. */
  standing(): ResultAsync<readonly Notice[], Failure>;
}
