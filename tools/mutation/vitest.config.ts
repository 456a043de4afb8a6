import { defineConfig } from 'vitest/config';

/** Fewer runs per property, because every mutant runs all tests. */
export default defineConfig({
  test: { include: ['core/**/*.test.ts'], setupFiles: ['tools/test/property-runs.ts'], testTimeout: 20_000 },
});
