import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findMutant } from '../../conformance/mutants/find-mutant.ts';
import { clauseById } from '../../src/contract/clauses.ts';
import { bundledDocument } from '../../src/contract/document.ts';
import { isOperationId } from '../../src/contract/operations.ts';
import { documentMutants, type Noticer, noticerText, overlayOf } from './mutant.ts';
import { withOverlay } from './overlay.ts';

const all = documentMutants();
const root = new URL('../../', import.meta.url);
const clauseFile: unknown = parse(readFileSync(new URL('openapi/clauses.yaml', root), 'utf8'));

it('the index and the folder name the same overlays, each once', () => {
  const files = readdirSync(new URL('openapi/mutants/', root), { recursive: true, encoding: 'utf8' });
  const ids = files.filter((file) => /\/.+\.yaml$/.test(file)).map((file) => file.replace(/\.yaml$/, ''));
  expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

describe.each(all)('$id', (mutant) => {
  it('is an overlay that changes the document', () => {
    const overlay = overlayOf(mutant);
    const about = overlay.extends === undefined ? [] : ['extends'];
    expect(Object.keys(overlay)).toEqual(['overlay', 'info', ...about, 'actions']);
    expect(overlay.overlay).toBe('1.0.0');
    for (const action of overlay.actions) {
      expect('update' in action || action.remove === true).toBe(true);
      expect(Object.keys(action).filter((key) => !['target', 'description', 'update', 'remove'].includes(key))).toEqual(
        [],
      );
    }
    const given = overlay.extends === undefined ? bundledDocument() : clauseFile;
    expect(isDeepStrictEqual(withOverlay<unknown>(given, overlay), given)).toBe(false);
  });

  it('names clauses, a mistake and what there is to notice it', async () => {
    expect(mutant.clauses.filter((id) => clauseById(id) === undefined)).toEqual([]);
    expect(mutant.clauses.length).toBeGreaterThan(0);
    expect(mutant.mistake).toMatch(/^[A-Z].+\.$/);
    expect(await isThere(mutant.noticed_by), noticerText(mutant.noticed_by)).toBe(true);
  });
});

async function isThere(noticer: Noticer): Promise<boolean> {
  // Files stand for what is in them: to import all checks and mutants takes longer than everything else here.
  if ('survivor' in noticer) return (await findMutant(noticer.survivor)) !== undefined;
  if ('check' in noticer) {
    const [area = '', name = ''] = noticer.check.split('/');
    if (['requests', 'schema'].includes(area)) return isOperationId(name);
    return existsSync(new URL(`conformance/checks/${noticer.check}.ts`, root));
  }
  if ('test' in noticer) return existsSync(new URL(noticer.test, root));
  if ('journey' in noticer) return existsSync(new URL(`openapi/workflows/${noticer.journey}.arazzo.yaml`, root));
  if ('generation' in noticer) return noticer.generation.length > 0;
  const [owner, name = ''] = noticer.lint.split('/');
  return owner === 'kit' ? existsSync(new URL(`openapi/rules/${name}.js`, root)) : /^[a-z-]+$/.test(noticer.lint);
}
