import type { ResultAsync } from 'neverthrow';
import type { CommonData, CommonSetup } from '../editorial/common-data/common-data.ts';
import type { ToldFigures } from '../editorial/common-data/told-figures.ts';
import type { Failure } from '../failure/failure.ts';

/** Loads menus, setup and shared data of all pages (spec §7.1: frontend/init and frontend/refresh). */
export interface CommonDataSource {
  ofSite(site: string): ResultAsync<CommonData, Failure>;
}

export interface CommonDataParts {
  setup(site: string): ResultAsync<CommonSetup, Failure>;
  figures(site: string): ResultAsync<ToldFigures, Failure>;
}
