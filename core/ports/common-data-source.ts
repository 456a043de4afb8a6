import type { ResultAsync } from 'neverthrow';
import type { CommonData } from '../common-data/common-data.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps menus, setup and the small figures of every page (spec §7.1: frontend/init and frontend/refresh). */
export interface CommonDataSource {
  ofSite(site: string): ResultAsync<CommonData, Failure>;
}
