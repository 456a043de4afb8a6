import { describeLogs } from './logged-verdicts.contract.ts';
import { loggingServers } from './logging-servers.fake.ts';

for (const server of loggingServers.filter((one) => one !== 'nginx')) describeLogs(server);
