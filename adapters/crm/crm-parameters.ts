/** Only these parameters of a page URL are forwarded to the CRM (R35). */
export const crmParameters: readonly string[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
