import { describeFrontServer } from './front-servers.contract.ts';
import { frontServers } from './front-servers.fake.ts';

for (const server of frontServers.filter((one) => one !== 'varnish')) describeFrontServer(server);
