import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one tree: what browsers load, and what Node runs (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'ui/public',
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node26',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: { server: 'config/server.ts', origin: 'adapters/origin/worker.ts', taviro: 'config/command-line.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: { entry: 'ui/browser/entry.ts', theme: 'ui/browser/theme.ts', all: 'ui/styles/all.css' } },
      },
  ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite', 'pg-native', 'vite'] },
}));
