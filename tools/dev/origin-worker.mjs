// The embedded origin from source: its sample imports files in ways that only Vite knows.
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
await vite.ssrLoadModule('/config/entry-points/origin-worker.ts');
