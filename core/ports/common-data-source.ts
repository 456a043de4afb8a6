import type { ResultAsync } from 'neverthrow';
import type { CommonData, CommonSetup } from '../editorial/common-data/common-data.ts';
import type { ToldFigures } from '../editorial/common-data/told-figures.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps menus, setup and the small figures of every page (spec §7.1: frontend/init and frontend/refresh). */
export interface CommonDataSource {
  ofSite(site: string): ResultAsync<CommonData, Failure>;
}

/** The two calls that common data are made of. */
export interface CommonDataParts {
  setup(site: string): ResultAsync<CommonSetup, Failure>;
  figures(site: string): ResultAsync<ToldFigures, Failure>;
}
