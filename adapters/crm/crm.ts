export type Crm = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** The CRM of `CRM_URL`, or the embedded one with the main API's secret, which no other CRM receives. */
export const crmOf = ({ CRM_URL }: { readonly CRM_URL: string | undefined }, mainApi: Crm): Crm =>
  CRM_URL === undefined ? mainApi : { url: CRM_URL, headers: {} };
