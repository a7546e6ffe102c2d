/**
 * `npm run test:floor`: the extension and the preview page in a real Chromium 91, the engine's stated floor. The binary
 * comes out of a registry package (46 MB) and is kept in the cache folder, 150 MB unpacked; nothing of it enters the
 * project.
 */
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
import { Failure } from '../program/errors';
import { defineProgram } from '../program/program';
import { PROJECT } from '../program/project';

const PACKAGE = 'chrome-aws-lambda@9.1.0';
const binary = process.env['FLOOR_CHROME'] ?? path.join(homedir(), '.cache', 'noname', 'chromium-91', 'chromium');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd });
  if (status !== 0) throw new Failure(`${command} ${args.join(' ')}: ${stderr}`);
}

async function fetchChromium(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-91-'));
  try {
    console.log(`取 Chromium 91 fetching ${PACKAGE} …`);
    run('npm', ['pack', PACKAGE, '--silent'], folder);
    run('tar', ['xzf', `${PACKAGE.replace('@', '-')}.tgz`], folder);
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

export default defineProgram({
  about: '在真正的 Chromium 91 里测试（首次会取一个 46 MB 的包） tests in a real Chromium 91 (46 MB, fetched once)',
  options: {},
  rest: { value: 'FILTER', about: '只跑名字里有它的测试文件 only test files whose name holds it' },
  async run(_, filters) {
    if (!existsSync(binary)) await fetchChromium();
    const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'floor', ...filters], {
      cwd: PROJECT,
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: binary },
    });
    return status === 0 ? 0 : 1;
  },
});
