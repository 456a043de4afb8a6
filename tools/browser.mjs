// Finds the Chromium for browser tests, or installs Debian's. Downloads from package registries only.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = () => known.find((path) => path && existsSync(path));
const shell = '/usr/bin/chromium-headless-shell';
const apt = (...words) =>
  execFileSync('apt-get', words, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

if (!(found() && existsSync(shell)) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  console.error('Installing Chromium…');
  try {
    apt('update', '-qq');
    // Both packages must have the same version. The headless shell takes half the time.
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell');
  } catch (error) {
    if (!found()) throw error;
    console.error(`Could not install ${shell}, so browser tests take twice as long: ${error.message}`);
  }
}
if (!found()) {
  console.error(
    'Browser tests need Chromium. Install it (Debian: sudo apt-get install -y chromium chromium-headless-shell), or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
