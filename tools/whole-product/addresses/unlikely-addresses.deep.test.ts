import { describeUnlikelyAddresses, templates } from './unlikely-addresses.contract.ts';

describeUnlikelyAddresses(templates);
