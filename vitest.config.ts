import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,adapters,ui,cli,config,tools}/**/*.test.{ts,tsx}'],
    setupFiles: ['tools/test/property-runs.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    coverage: { include: ['core/**/*.ts'], exclude: ['**/*.test.ts', '**/*.contract.ts', '**/*.fake.ts'] },
  },
});
