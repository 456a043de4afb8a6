import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const ticksPerSecond = 100;

/** User and system time in seconds; null without /proc. */
export const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Megabytes; NaN without /proc. */
export const megabytes = (pid: number, what: 'VmHWM' | 'VmRSS'): number => {
  try {
    const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
};

const lengthOf = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
const isChunked = (head: string): boolean => /transfer-encoding: chunked/i.test(head);
const lastChunk = Buffer.from('0\r\n\r\n');

const drive = (
  socket: Socket,
  next: () => string | undefined,
  onAnswer: (milliseconds: number) => void,
  pause = 0,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let pending: Buffer = Buffer.alloc(0);
    /** Bytes. Infinite for a chunked response: `pending` has its last bytes. */
    let missing = -1;
    let asked = 0;
    const ask = (): void => {
      const request = next();
      if (request === undefined) {
        socket.destroy();
        resolve();
      } else {
        asked = performance.now();
        socket.write(request);
      }
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
        const end = pending.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = pending.subarray(0, end).toString('latin1');
        if (!/^HTTP\/1\.1 (200|304)/.test(head)) return reject(new Error(head));
        missing = isChunked(head) ? Infinity : lengthOf(head) - (pending.length - end - 4);
        pending = pending.subarray(end + 4);
      } else if (missing === Infinity) pending = Buffer.concat([pending.subarray(-lastChunk.length), chunk]);
      else missing -= chunk.length;
      if (missing === Infinity ? !pending.subarray(-lastChunk.length).equals(lastChunk) : missing > 0) return;
      pending = Buffer.alloc(0);
      missing = -1;
      onAnswer(performance.now() - asked);
      if (pause === 0) ask();
      else setTimeout(ask, pause);
    });
    // Spreads the first requests over the pause.
    if (pause === 0) ask();
    else setTimeout(ask, Math.random() * pause);
  });

interface Asking {
  readonly port: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Milliseconds between a response and the next request. */
  readonly pause?: number;
}

export interface Load extends Asking {
  readonly path: string;
  readonly seconds: number;
}

const requestOf = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

const drivers = async (
  { port, connections, pause }: Asking,
  next: () => string | undefined,
  onAnswer: (milliseconds: number) => void,
) =>
  void (await Promise.all(
    Array.from({ length: connections }, () => drive(connect(port, '127.0.0.1'), next, onAnswer, pause)),
  ));

export const load = async (wanted: Load): Promise<readonly number[]> => {
  const request = requestOf(wanted.path, wanted.headers);
  const end = performance.now() + wanted.seconds * 1000;
  const answers: number[] = [];
  await drivers(
    wanted,
    () => (performance.now() < end ? request : undefined),
    (milliseconds) => void answers.push(milliseconds),
  );
  return answers;
};

export const loadOnce = (paths: readonly string[], wanted: Asking): Promise<void> => {
  const left = paths.map((path) => requestOf(path, wanted.headers));
  return drivers(
    wanted,
    () => left.shift(),
    () => undefined,
  );
};

/** Requests per second of the server's CPU time, the figure with the least noise. */
export const requestsPerCpuSecond = async (pid: number, wanted: Load): Promise<number> => {
  const before = cpuSeconds(pid);
  const answers = await load(wanted);
  return answers.length / Math.max(cpuSeconds(pid) - before, 0.01);
};
