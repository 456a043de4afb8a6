/** Parameters of a page's address that go on to the CRM; no other does (R35). */
export const crmParameters: readonly string[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
