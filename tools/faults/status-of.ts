import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

interface Asking {
  readonly host?: string;
  /** Rate limits count each address by itself. */
  readonly from?: string;
}

/** 0 when there was no complete response. */
export const statusOf = (port: number, path: string, { host = `taviro.localhost:${port}`, from }: Asking = {}) =>
  new Promise<number>((resolve) => {
    const headers = { host, ...(from === undefined ? {} : { 'x-forwarded-for': from }) };
    request({ agent, host: '127.0.0.1', port, path, headers, timeout: 30_000 }, (response) => {
      response.resume();
      response
        .on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
        .on('error', () => resolve(0));
    })
      .on('timeout', function (this: { destroy: () => void }) {
        this.destroy();
      })
      .on('error', () => resolve(0))
      .end();
  });
