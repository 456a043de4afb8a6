import type { Environment } from './environment.ts';
import type { MainApi } from './upstreams.ts';

/** Who keeps readers' accounts, and what is sent with every question. */
export type Crm = Pick<MainApi, 'url' | 'headers'>;

/**
 * The CRM that `CRM_URL` names; without it the embedded one, at the main API's own address and with its secret, which
 * no other is told.
 */
export const crmOf = ({ CRM_URL }: Pick<Environment, 'CRM_URL'>, mainApi: Crm): Crm =>
  CRM_URL === undefined ? mainApi : { url: CRM_URL, headers: {} };
