// `npm run test:floor`: the extension and the preview page in a real Chromium 91, the engine's stated floor. Opt-in: the binary comes out of
// a registry package (46 MB) and is kept in the cache folder, 150 MB unpacked; nothing of it enters the project.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ROOT } from './bundle.mjs';

const PACKAGE = 'chrome-aws-lambda@9.1.0';
const binary = process.env.FLOOR_CHROME ?? path.join(homedir(), '.cache', 'noname', 'chromium-91', 'chromium');

function run(command, args, options) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

async function fetchChromium() {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-91-'));
  try {
    console.log(`取 Chromium 91 fetching ${PACKAGE} …`);
    run('npm', ['pack', PACKAGE, '--silent'], { cwd: folder });
    run('tar', ['xzf', `${PACKAGE.replace('@', '-')}.tgz`], { cwd: folder });
    mkdirSync(path.dirname(binary), { recursive: true });
    await pipeline(
      createReadStream(path.join(folder, 'package', 'bin', 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(`${binary}.part`),
    );
    chmodSync(`${binary}.part`, 0o755);
    renameSync(`${binary}.part`, binary);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!existsSync(binary)) await fetchChromium();
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.floor.config.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: binary },
});
process.exit(status ?? 1);
