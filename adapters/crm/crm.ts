/** Who keeps readers' accounts, and what is sent with every question. */
export type Crm = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/**
 * The CRM that `CRM_URL` names; without it the embedded one, at the main API's own address and with its secret, which
 * no other is told.
 */
export const crmOf = ({ CRM_URL }: { readonly CRM_URL: string | undefined }, mainApi: Crm): Crm =>
  CRM_URL === undefined ? mainApi : { url: CRM_URL, headers: {} };
