/** The Chromium of the machine: none is downloaded. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { InputError } from '../../src/input/input-error.ts';

/** @throws InputError when there is none on the PATH */
export function launchChromium(): Promise<Browser> {
  const file = onPath('chromium');
  if (file === undefined) {
    throw new InputError('no chromium on the PATH; install the Debian package: apt-get install -y chromium');
  }
  return chromium.launch({ executablePath: file });
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
