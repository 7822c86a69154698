import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundledDocument } from '../../src/contract/document.ts';
import { changedFiles, yaml } from './source-files.ts';

const folder = new URL('../../openapi/', import.meta.url);
// biome-ignore lint/suspicious/noExplicitAny: tests change what they like
const copy = (): any => structuredClone(bundledDocument());
const changed = (change: (document: ReturnType<typeof copy>) => void) => {
  const document = copy();
  change(document);
  return changedFiles(folder, copy(), document);
};

it('the bundled document as it is changes no file', () => {
  expect(changed(() => {})).toEqual(new Map());
});

it('each component is its file, references and all', () => {
  const { securitySchemes: _, ...kinds } = copy().components as Record<string, Record<string, unknown>>;
  for (const [kind, parts] of Object.entries(kinds)) {
    for (const [name, part] of Object.entries(parts)) {
      const file = parse(readFileSync(new URL(`components/${kind}/${name}.yaml`, folder), 'utf8'));
      expect(normal(parse(yaml(part, '../'))), `${kind} ${name}`).toEqual(normal(file, kind));
    }
  }
});

it('a changed component, path or event goes into its own file', () => {
  const files = changed((document) => {
    document.components.schemas.Uuid.format = 'uri';
    document.paths['/v1/assets'].get.summary = 'Other';
    document.webhooks.runFailed.post.summary = 'Other';
  });
  expect([...files.keys()].toSorted()).toEqual([
    'components/schemas/Uuid.yaml',
    'paths/assets.yaml',
    'webhooks/runFailed.yaml',
  ]);
  for (const file of files.keys()) expect(existsSync(new URL(file, folder)), file).toBe(true);
  expect(parse(files.get('paths/assets.yaml')!).get.responses['401']).toEqual({
    $ref: '../components/responses/Unauthenticated.yaml',
  });
});

it('a path that is gone, security and schemes change the entry; a component that is gone takes its file along', () => {
  const files = changed((document) => {
    delete document.paths['/v1/health'];
    delete document.components.links.GetCreatedFolder;
    document.security = [];
    document.components.securitySchemes.bearerAuth.scheme = 'basic';
  });
  const entry = parse(files.get('openapi.yaml')!);
  expect(Object.keys(entry.paths)).not.toContain('/v1/health');
  expect(entry.security).toEqual([]);
  expect(entry.components.securitySchemes.bearerAuth.scheme).toBe('basic');
  expect(files.get('components/links/GetCreatedFolder.yaml')).toBeNull();
});

/** References as they stand in the folder of their kind: `Uuid.yaml` and `../schemas/Uuid.yaml` are one place. */
function normal(value: unknown, kind?: string): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === '$ref' && typeof part === 'string' && /^[^/]+\.yaml$/.test(part) ? `../${kind}/${part}` : part,
    ),
  );
}
