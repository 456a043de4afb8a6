/**
 * The network code that the specification names (§7.6), by which the command line speaks of unit paths where
 * `AD_NETWORK_CODE` is not set; the site then asks nobody for ads (R26).
 */
export const documentedAdNetwork = '22386506929';
