import { describeEdgeServer } from './edge-servers.contract.ts';

describeEdgeServer('nginx');
