import { describeUnlikelyAddresses } from './unlikely-addresses.contract.ts';

describeUnlikelyAddresses([
  '/cimke/{}',
  '/rovat/{}',
  '/belfold/2024/03/28/{}',
  '/archivum?filters={}',
  '/rss/rovat/{}',
]);
