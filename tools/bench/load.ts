import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const ticksPerSecond = 100;

/** User and system time of a process in seconds, from the kernel's own count; null where there is no /proc. */
export const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const lengthOf = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);

/** Sends one request after another on one connection and reads each answer whole. */
const drive = (socket: Socket, request: string, until: () => boolean, onAnswer: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let pending: Buffer = Buffer.alloc(0);
    let missing = -1;
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
        const end = pending.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = pending.subarray(0, end).toString('latin1');
        if (!/^HTTP\/1\.1 (200|304)/.test(head)) return reject(new Error(head));
        missing = lengthOf(head) - (pending.length - end - 4);
        pending = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      missing = -1;
      onAnswer();
      if (until()) {
        socket.destroy();
        resolve();
      } else socket.write(request);
    });
    socket.write(request);
  });

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  /** At most so many seconds. */
  readonly seconds: number;
}

/** Loads a server on loopback, bounded in time; resolves to the number of whole answers. */
export const load = async ({ port, path, headers = {}, connections, seconds }: Load): Promise<number> => {
  const request = [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const count = (): void => void (answers += 1);
  await Promise.all(
    Array.from({ length: connections }, () =>
      drive(connect(port, '127.0.0.1'), request, () => performance.now() >= end, count),
    ),
  );
  return answers;
};

/** Requests per second of the server's own processor time: the figure that noise touches least. */
export const requestsPerCpuSecond = async (pid: number, wanted: Load): Promise<number> => {
  const before = cpuSeconds(pid);
  const answers = await load(wanted);
  return answers / Math.max(cpuSeconds(pid) - before, 0.01);
};
