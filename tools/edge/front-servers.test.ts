import { describeFrontServer } from './front-servers.contract.ts';

describeFrontServer('varnish');
