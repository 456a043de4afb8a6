import { hostname } from 'node:os';

export const nodeName = (port: number): string =>
  `${
    hostname()
      .replace(/[^\w.-]/g, '-')
      .slice(0, 50) || 'web'
  }.${port === 0 ? process.pid : port}`;
