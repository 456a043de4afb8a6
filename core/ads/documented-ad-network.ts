/**
 * Ad network code of spec §7.6, which the command line uses when `AD_NETWORK_CODE` is not set. The site then loads no
 * ads (R26).
 */
export const documentedAdNetwork = '22386506929';
