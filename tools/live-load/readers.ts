import { Agent, get } from 'node:http';
import { pollDelay } from '#core/polling/poll-delay.ts';

export const addressOf = (reader: number): string =>
  `10.${(reader >> 16) & 255}.${(reader >> 8) & 255}.${reader & 255}`;

export interface Polled {
  readonly asked: number;
  readonly answers: ReadonlyMap<number, number>;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** Polls as open pages do (R38), with one connection per client. */
export const pollAs = async (readers: number, port: number, path: string, seconds: number): Promise<Polled> => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const answers = new Map<number, number>();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;

  const ask = (reader: number, etag: string | undefined): Promise<string | undefined> =>
    new Promise((resolve) => {
      const begun = performance.now();
      const note = (status: number): void => {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        times.push(performance.now() - begun);
      };
      const headers = {
        'x-forwarded-for': addressOf(reader),
        'accept-encoding': 'br',
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
      };
      get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        answer.resume().on('end', () => {
          note(answer.statusCode ?? 0);
          resolve(answer.headers.etag ?? etag);
        });
      }).on('error', () => {
        note(0);
        resolve(etag);
      });
    });

  const read = async (reader: number): Promise<void> => {
    let etag: string | undefined;
    let wait = Math.random() * pollDelay(0, 0.5);
    while (performance.now() + wait * 1000 < end) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      etag = await ask(reader, etag);
      wait = pollDelay(0, Math.random());
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  agent.destroy();
  return { asked: times.length, answers, times: times.toSorted((one, other) => one - other) };
};
