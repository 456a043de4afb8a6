import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface TestPgBouncer {
  readonly databaseUrl: string;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

const program = '/usr/sbin/pgbouncer';

export const hasPgBouncer = (): boolean => existsSync(program);

export const startTestPgBouncer = async (databaseUrl: string, poolSize: number): Promise<TestPgBouncer> => {
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl);
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'pgbouncer-')), await freePort()];
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'logfile =',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  await chmod(folder, 0o755);
  // PgBouncer refuses to run as root. setpriv replaces itself; runuser would stay as a parent and stop at SIGSTOP too.
  const [command = '', ...options] =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', program] : [program];
  const running = spawn(command, [...options, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    running.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('LOG process up')) resolve();
    });
    running.once('close', (code, signal) => reject(new Error(`PgBouncer ended (${code ?? signal}): ${log}`)));
  });
  return {
    databaseUrl: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    signal: (signal) => void running.kill(signal),
    stop: async () => {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
