import { describeAccounts } from './accounts-over-http.contract.ts';

describeAccounts(200);
