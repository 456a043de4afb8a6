import { defineConfig } from 'vitest/config';

/** The core's own tests, with fewer runs of each property: every mutant is tried. */
export default defineConfig({
  test: { include: ['core/**/*.test.ts'], setupFiles: ['tools/test/property-runs.ts'], testTimeout: 20_000 },
});
