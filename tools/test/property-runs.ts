import fc from 'fast-check';

/** 100 runs in `npm test`, 10,000 in `npm run test:deep`. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
