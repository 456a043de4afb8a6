import { describeSimulatedMatches } from './simulated-matches.fake.ts';

describeSimulatedMatches(10_000);
