import { parentPort, workerData } from 'node:worker_threads';
import type { ToldOutcome } from './desk/carry-out.ts';
import { runOrigin } from './run-origin.ts';
import type { OriginOptions } from './origin-options.ts';

/** What the worker tells: first where it listens, then that it answers; or why it cannot. */
export type OriginMessage =
  | { readonly url: string }
  | { readonly ready: true }
  | { readonly failed: string }
  /** The answer to an order that was sent under a number. */
  | { readonly order: number; readonly outcome: ToldOutcome }
  | { readonly order: number; readonly broken: string };

/** What the worker is told. */
export type ToOrigin = 'stop' | { readonly order: number; readonly given: unknown };

const tell = (message: OriginMessage): void => parentPort?.postMessage(message);
const inWords = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const run = async (): Promise<void> => {
  const origin = await runOrigin(workerData as OriginOptions);
  const carryOut = ({ order, given }: Exclude<ToOrigin, 'stop'>): void =>
    void origin.carryOut(given).then((outcome) => tell({ order, outcome }), (cause: unknown) => tell({ order, broken: inWords(cause) }));
  parentPort?.on('message', (message: ToOrigin) => {
    if (message !== 'stop') return carryOut(message);
    // Ends this worker, not the process.
    void origin.close().finally(() => process.exit());
  });
  tell({ url: origin.url });
  await origin.ready;
  tell({ ready: true });
};

run().catch((cause: unknown) => tell({ failed: inWords(cause) }));
