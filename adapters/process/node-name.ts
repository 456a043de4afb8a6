import { hostname } from 'node:os';

/** By which the main API tells this web node from others, and editors read what it dropped. */
export const nodeName = (port: number): string =>
  `${
    hostname()
      .replace(/[^\w.-]/g, '-')
      .slice(0, 50) || 'web'
  }.${port === 0 ? process.pid : port}`;
