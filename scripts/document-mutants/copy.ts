/** A copy of the project in which the document may be weakened. */
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { artefacts } from '../generate/artefacts.ts';
import { serviceDocument } from '../generate/bundle.ts';
import { ask } from './ask.ts';
import type { Noticer } from './mutant.ts';
import { type Overlay, withOverlay } from './overlay.ts';
import { changedFiles } from './source-files.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
/** Packages are shared; what was built, and what was committed before, is not needed. */
const left_out = new Set(['node_modules', '.git', 'dist']);

export interface ProjectCopy {
  /** Reports of the noticers with that overlay applied and everything generated again; null for none. */
  ask(overlay: Overlay | undefined, noticers: readonly Noticer[]): Promise<NoticerAnswers>;
  close(): Promise<void>;
}

interface NoticerAnswers {
  /** Reason why nothing could be generated. */
  broken?: string;
  answers: (string | null)[];
}

export async function makeCopy(): Promise<ProjectCopy> {
  const root = `${await mkdtemp(join(tmpdir(), 'document-mutants-'))}/`;
  // Fifteen megabytes that nobody else would clean up.
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  await cp(project, root, { recursive: true, filter: (path) => !left_out.has(relative(project, path)) });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  return {
    async ask(overlay, noticers) {
      const touched = overlay === undefined ? [] : await weaken(root, overlay);
      try {
        return await answersOf(root, noticers, overlay === undefined);
      } finally {
        for (const file of touched) await cp(join(project, file), join(root, file));
      }
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}

async function committed() {
  return JSON.parse(await readFile(`${project}src/generated/openapi.json`, 'utf8'));
}

/** @returns the files that are no longer those of the project */
async function weaken(root: string, overlay: Overlay): Promise<string[]> {
  const files = overlay.extends === undefined ? await weakenedParts(overlay) : await weakenedClauses(overlay);
  if (files.size === 0) throw new Error(`${overlay.info.title}: nothing changes`);
  for (const [file, text] of files) {
    if (text === null) await rm(`${root}openapi/${file}`);
    else await writeFile(`${root}openapi/${file}`, text);
  }
  return [...files.keys()].map((file) => `openapi/${file}`);
}

async function weakenedParts(overlay: Overlay): Promise<Map<string, string | null>> {
  const bundled = await committed();
  return changedFiles(pathToFileURL(`${project}openapi/`), bundled, withOverlay(bundled, overlay));
}

async function weakenedClauses(overlay: Overlay): Promise<Map<string, string>> {
  const clauses = parse(await readFile(`${project}openapi/clauses.yaml`, 'utf8'));
  return new Map([['clauses.yaml', stringify(withOverlay(clauses, overlay))]]);
}

/** @param is_whole nothing was weakened, so that what is committed must come out */
async function answersOf(root: string, noticers: readonly Noticer[], is_whole: boolean): Promise<NoticerAnswers> {
  // Lint looks at the files that people write, and at nothing else.
  if (!is_whole && noticers.every((noticer) => 'lint' in noticer)) return { answers: await ask(root, noticers) };
  try {
    const document = await serviceDocument(`${root}openapi/`);
    if (is_whole && !isDeepStrictEqual(document, await committed())) throw new Error('run npm run generate first');
    for (const [file, text] of await artefacts(document)) await writeFile(`${root}src/generated/${file}`, text);
  } catch (error) {
    const broken = (error as Error).message;
    const heard = (noticer: Noticer) => 'generation' in noticer && broken.includes(noticer.generation);
    return { broken, answers: noticers.map((noticer) => (heard(noticer) ? broken : null)) };
  }
  return { answers: await ask(root, noticers) };
}
