import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type OwnProcess, runProcess, startProcess, whenReady } from './own-process.ts';

/** Debian's package. */
const packaged = '/usr/share/wordpress';

export interface WordpressDesk {
  readonly url: string;
  /** Folder of the running WordPress. */
  readonly root: string;
  readonly user: string;
  /** An application password. */
  readonly password: string;
  /** Runs code within WordPress, as its first user, and gives what it prints. */
  readonly php: (code: string) => Promise<string>;
  /** Publishes scheduled posts whose time has come. */
  readonly cron: () => Promise<void>;
  /** The whole content, as Tools → Export writes it. */
  readonly wxr: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const onPath = (name: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, name)));

/** Why no WordPress can run here; null when one can. */
export const whyNoWordpress = (): string | null => {
  const missing = ['php', 'mariadbd', 'mariadb-install-db'].filter((name) => !onPath(name));
  if (!existsSync(packaged)) missing.unshift('wordpress');
  return missing.length === 0
    ? null
    : `needs ${missing.join(', ')}: apt-get install wordpress php-cli php-mysql php-xml php-mbstring php-gd php-curl mariadb-server-core mariadb-client-core`;
};

const configuration = (socket: string, url: string): string => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
// Application passwords are refused over http elsewhere.
define('WP_ENVIRONMENT_TYPE', 'local');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('FS_METHOD', 'direct');
define('AUTH_KEY', 'desk');
define('SECURE_AUTH_KEY', 'desk');
define('LOGGED_IN_KEY', 'desk');
define('NONCE_KEY', 'desk');
define('AUTH_SALT', 'desk');
define('SECURE_AUTH_SALT', 'desk');
define('LOGGED_IN_SALT', 'desk');
define('NONCE_SALT', 'desk');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** The server of PHP answers an unknown name with a dot itself. */
const router = `<?php
$path = __DIR__ . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($path) || is_file("$path/index.php")) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`;

const startDatabase = async (folder: string, socket: string): Promise<OwnProcess> => {
  const data = join(folder, 'database');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  await runProcess('mariadb-install-db', [
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ]);
  const database = startProcess(
    onPath('mariadbd') ? 'mariadbd' : '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'database.pid')}`,
      '--skip-networking',
      '--innodb-buffer-pool-size=32M',
      '--innodb-flush-log-at-trx-commit=0',
      '--performance-schema=off',
      ...asRoot,
    ],
    { env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` } },
  );
  const query = (sql: string): Promise<string> =>
    runProcess('php', ['-r', `$d = new mysqli('localhost', 'root', '', '', 0, '${socket}'); $d->query('${sql}');`]);
  await whenReady(database, () => query('CREATE DATABASE IF NOT EXISTS wordpress').then(() => true), 60);
  return database;
};

export interface DeskPlace {
  readonly port: number;
  /** Created below the system's temporary folder without it. Removed at the end. */
  readonly folder?: string;
}

/** Starts an empty WordPress on loopback, in a folder of its own. */
export const startWordpress = async ({ port, folder: given }: DeskPlace): Promise<WordpressDesk> => {
  const why = whyNoWordpress();
  if (why !== null) throw new Error(why);
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'wordpress-desk-')));
  const [root, url] = [join(folder, 'www'), `http://127.0.0.1:${port}`];
  // A path of a socket is short everywhere.
  const socket = join(folder, 's');
  await mkdir(folder, { recursive: true });
  await cp(packaged, root, { recursive: true, dereference: true, filter: (from) => !from.endsWith('/wp-config.php') });
  await mkdir(join(root, 'wp-content/uploads'), { recursive: true });
  await writeFile(join(root, 'wp-config.php'), configuration(socket, url));
  await writeFile(join(root, 'router.php'), router);
  const started: OwnProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.splice(0).toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    started.push(await startDatabase(folder, socket));
    const environment = { ...process.env, DESK_URL: url, DESK_ROOT: root };
    const script = join(import.meta.dirname, 'install-wordpress.php');
    const { user, password } = JSON.parse(await runProcess('php', [script], { env: environment })) as {
      readonly user: string;
      readonly password: string;
    };
    const server = startProcess('php', ['-q', '-S', `127.0.0.1:${port}`, '-t', root, join(root, 'router.php')], {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
      cwd: root,
    });
    started.push(server);
    await whenReady(server, async () => (await fetch(`${url}/wp-json/`)).ok, 30);
    const php = (code: string): Promise<string> =>
      runProcess('php', [
        '-r',
        `$_SERVER['HTTP_HOST']='127.0.0.1:${port}';$_SERVER['REQUEST_URI']='/';require '${root}/wp-load.php';require_once ABSPATH.'wp-admin/includes/admin.php';wp_set_current_user(1);${code}`,
      ]);
    return {
      url,
      root,
      user,
      password,
      php,
      cron: async () => void (await fetch(`${url}/wp-cron.php?doing_wp_cron`)),
      wxr: () => php("require_once ABSPATH.'wp-admin/includes/export.php';export_wp(['content'=>'all']);"),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
