/** The project as an extension that is bundled on the spot, for who measures what is not built yet. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import info from '../../info.json';
import { bundleExtension } from '../build/bundle';
import { inProject } from '../program/project';
import type { MountedExtension } from './site';

/** The sources as they are, bundled beside the project: `extension.js` at its top stays what it is. */
export async function extensionOfSources(): Promise<MountedExtension> {
  const dir = inProject('node_modules', '.cache', 'chayan', 'sources');
  const text = await bundleExtension();
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'extension.js'), text);
  copyFileSync(inProject('info.json'), path.join(dir, 'info.json'));
  return { name: info.name, dir };
}
