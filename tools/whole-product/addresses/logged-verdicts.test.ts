import { describeLogs } from './logged-verdicts.contract.ts';

describeLogs('nginx');
