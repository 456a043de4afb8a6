import fc from 'fast-check';

/** How often each property is tried: 100 times in `npm test`, 10,000 in `npm run test:deep`. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
