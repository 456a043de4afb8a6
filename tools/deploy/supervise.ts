import { setTimeout as wait } from 'node:timers/promises';
import { faultOfRelease, type NodeSettings, type ReleaseProcess, type Slot, startRelease } from './release-process.ts';

/** Milliseconds. */
interface Limits {
  readonly start: number;
  /** From the handover to SIGKILL. Longer than DRAIN_SECONDS and the stop. */
  readonly leave: number;
  /** Before a restart; doubled after each, up to the maximum. */
  readonly restart: number;
  readonly maxRestart: number;
}

export const usualLimits: Limits = { start: 120_000, leave: 620_000, restart: 250, maxRestart: 30_000 };

export interface Deployed {
  readonly release: string;
  readonly pid: number;
}

interface Needs extends NodeSettings {
  readonly limits?: Limits;
  readonly write: (event: string, fields: Readonly<Record<string, unknown>>) => void;
}

/** The server exits with it for wrong settings (EX_CONFIG of sysexits.h): a restart would change nothing. */
const wrongSettings = 78;

const within = <Value>(ms: number, value: Promise<Value>): Promise<Value | 'late'> => {
  const timer = new AbortController();
  const late = wait(ms, 'late' as const, { signal: timer.signal });
  late.catch(() => undefined);
  return Promise.race([value, late]).finally(() => timer.abort());
};

/**
 * Runs one web node. A deploy starts the other release on the same socket, waits until it is ready, and only then stops
 * the old one. No connection is lost, because the socket stays open. Restarts a process that ends.
 */
export const supervise = ({ limits = usualLimits, write, ...settings }: Needs, first: string) => {
  const [expected, over] = [new Set<ReleaseProcess>(), Promise.withResolvers<number>()];
  let [delay, deploying, stopping] = [limits.restart, false, false];

  const start = (release: string, slot: Slot, listenAt: 'start' | 'ready' = 'start'): ReleaseProcess => {
    const node = startRelease(release, slot, settings, listenAt);
    write('node-started', { release, pid: node.pid, slot });
    void node.ended.then((code) => onEnded(node, code));
    return node;
  };
  const onEnded = async (node: ReleaseProcess, code: number): Promise<void> => {
    if (stopping || expected.has(node)) return;
    if (code === wrongSettings) return over.resolve(code);
    write('node-ended', { release: node.release, code, restartMs: delay });
    const restarted = delay;
    delay = Math.min(delay * 2, limits.maxRestart);
    await wait(restarted);
    // A deploy may have replaced it during the wait.
    if (stopping || node !== current) return;
    current = start(node.release, node.slot);
    if ((await current.started) === null) delay = limits.restart;
  };
  let current = start(first, 'a');

  const replaceBy = async (release: string): Promise<Deployed> => {
    const next = start(release, current.slot === 'a' ? 'b' : 'a', 'ready');
    expected.add(next);
    const outcome = await within(limits.start, next.started);
    if (outcome !== null) {
      next.kill('SIGKILL');
      const why = outcome === 'late' ? `not ready after ${limits.start / 1000} s` : `it ended with code ${outcome}`;
      throw new Error(`${release} did not start (${why}); the old release still runs. See the log of this node`);
    }
    expected.delete(next);
    const old = current;
    expected.add(old);
    current = next;
    old.replace();
    if ((await within(limits.leave, old.ended)) === 'late') old.kill('SIGKILL');
    write('deployed', { release, pid: next.pid, before: old.release });
    return { release, pid: next.pid };
  };

  return {
    current: (): ReleaseProcess => current,
    /** Ends with the exit code. */
    over: over.promise,
    deploy: async (release: string): Promise<Deployed> => {
      const fault = faultOfRelease(release);
      if (fault !== null) throw new Error(fault);
      if (deploying || stopping) throw new Error('This node is being deployed or stopped already. Try again later');
      deploying = true;
      return replaceBy(release).finally(() => (deploying = false));
    },
    stop: async (): Promise<void> => {
      stopping = true;
      current.kill('SIGTERM');
      over.resolve(await current.ended);
    },
  };
};
