import { edgeFormats } from '#cli/edge/edge-formats.ts';
import { describeEdgeServer } from './edge-servers.contract.ts';

for (const format of edgeFormats.filter((one) => one !== 'nginx')) describeEdgeServer(format);
