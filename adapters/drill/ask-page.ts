import http from 'node:http';

export interface PageAnswer {
  /** 0 when the connection failed, or no response arrived in time. */
  readonly status: number;
  readonly body: string;
  readonly location: string | null;
}

const nothing: PageAnswer = { status: 0, body: '', location: null };

/** Requests a page from a node on this machine under its public host name. */
export const askPage = (port: number, host: string, path: string, deadline: AbortSignal): Promise<PageAnswer> =>
  new Promise((resolve) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'identity' }, signal: deadline },
      (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', () => resolve(nothing))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(parts).toString(),
              location: response.headers.location ?? null,
            }),
          );
      },
    );
    request.on('error', () => resolve(nothing));
  });
