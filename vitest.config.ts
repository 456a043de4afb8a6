import { defineConfig } from 'vitest/config';
import { EnvironmentsTogether } from './tools/test/environments-together.ts';

export default defineConfig({
  test: {
    include: ['{core,adapters,ui,cli,config,tools}/**/*.test.{ts,tsx}'],
    setupFiles: ['tools/test/property-runs.ts', 'tools/test/leave-as-found.ts', 'tools/test/begin-databases-empty.ts'],
    // Files that follow each other in a worker share what they import: to evaluate it for each takes as long as to test.
    isolate: false,
    sequence: { sequencer: EnvironmentsTogether },
    // What hangs is found; what waits for a busy machine is not a fault.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    coverage: { include: ['core/**/*.ts'], exclude: ['**/*.test.ts', '**/*.contract.ts', '**/*.fake.ts'] },
  },
});
