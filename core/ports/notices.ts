import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Notice } from '../editorial/notices/notice.ts';

export interface Notices {
  standing(): ResultAsync<readonly Notice[], Failure>;
}
