import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { OpenApiDocument, SchemaObject } from '../../src/contract/document.ts';
import { type ClauseSubject, withClauses } from './carriers.ts';
import { operationTable } from './operations.ts';
import { documentProblems } from './problems.ts';

const run = promisify(execFile);

/**
 * The document of the service: its split files in one, each part with the clauses that `clauses.yaml` gives it.
 *
 * @param folder where `openapi.yaml` stands, with a slash at the end
 */
export async function serviceDocument(folder: string): Promise<OpenApiDocument> {
  const document = await bundleDocument(`${folder}openapi.yaml`, `${folder}redocly.yaml`);
  const { clauses } = parse(await readFile(`${folder}clauses.yaml`, 'utf8')) as { clauses: ClauseSubject[] };
  return withClauses(document, clauses);
}

/**
 * The document of the control interface, in which `OperationName` is any operation of the service.
 *
 * @param folder where `control.yaml` stands, with a slash at the end
 */
export async function controlDocument(folder: string, service: OpenApiDocument): Promise<OpenApiDocument> {
  const document = await bundleDocument(`${folder}control.yaml`, `${folder}control/redocly.yaml`);
  const { description, type } = document.components.schemas.OperationName as SchemaObject;
  document.components.schemas.OperationName = { description, type, enum: Object.keys(operationTable(service)) };
  return document;
}

/**
 * One document out of the split files. Its components stand in alphabetical order, so that a new reference somewhere
 * does not move them about; all else keeps the order of the files.
 *
 * Redocly is called as a program: its package exports no API, and the `@redocly/openapi-core` that is installed is the
 * older one of openapi-typescript.
 */
export async function bundleDocument(entry: string, config: string): Promise<OpenApiDocument> {
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  try {
    const output = join(folder, 'openapi.json');
    await run(process.execPath, [redocly, 'bundle', entry, '--config', config, '--output', output], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`the document does not bundle:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    });
    const document = withSortedComponents(JSON.parse(await readFile(output, 'utf8')));
    const problems = documentProblems(document);
    if (problems.length > 0) throw new Error(`the bundled document is broken:\n${problems.join('\n')}`);
    return document;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withSortedComponents(document: OpenApiDocument): OpenApiDocument {
  const components = Object.fromEntries(
    Object.entries(document.components).map(([kind, parts]) => [kind, sortedByKey(parts)]),
  );
  return { ...document, components: sortedByKey(components) as OpenApiDocument['components'] };
}

/** By code unit, not by locale: the order must not depend on the machine. */
function sortedByKey<Value>(object: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
