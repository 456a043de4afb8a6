import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { err, ok, Result } from 'neverthrow';
import type { Time } from '#adapters/time/time.ts';
import { chooseCall } from './choose-call.ts';
import { type FaultRefusal, noSuchCall, plantFault, sampleAnswer } from './plant-fault.ts';
import type { SampleCall } from './sample-calls.ts';

export interface MockPlan {
  readonly calls: readonly SampleCall[];
  readonly faults: readonly string[];
  readonly port: number;
  readonly time: Pick<Time, 'wait'>;
}

export interface Mock {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** Answers every read call of both APIs from samples, on loopback only. Rejects when the port is taken. */
export const serveMock = async ({ calls, faults, port, time }: MockPlan): Promise<Result<Mock, FaultRefusal>> => {
  const planted = Result.combine(faults.map((fault) => plantFault(fault, calls)));
  if (planted.isErr()) return err(planted.error);
  const spoiled = new Map(planted.value.map(({ name, answer }) => [name, answer]));
  const server = createServer((request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://mock.invalid');
    const call = address === null || request.method !== 'GET' ? null : chooseCall(calls, address);
    const answer = call === null ? noSuchCall : (spoiled.get(call.name) ?? sampleAnswer(call.document));
    const send = () => response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    if (answer.delayMs === 0) send();
    else void time.wait(answer.delayMs).then(send);
  });
  const url = await listen(server, port);
  return ok({
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
