/** The client as an editor shows it, and as compilers of others take it. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { bundledDocument } from '../contract/document.ts';
import { publishedDocument } from '../contract/published.ts';
import { operationsOf, parametersOf } from '../contract/walk.ts';

const probe = fileURLToPath(new URL('editor-probe.ts', import.meta.url));
const options: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
  ...{ allowImportingTsExtensions: true, skipLibCheck: true, types: ['node'] },
  ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2024.d.ts', 'lib.esnext.disposable.d.ts'] },
  ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
};

/** A program beside the client, as an editor has it open. */
function opened(text: string, more: ts.CompilerOptions = {}): ts.LanguageService {
  return ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, ...more }),
    getScriptFileNames: () => [probe],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const content = file === probe ? text : ts.sys.readFile(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('../..', import.meta.url)),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === probe || ts.sys.fileExists(file),
    readFile: (file) => (file === probe ? text : ts.sys.readFile(file)),
  });
}

const beginning = `import { createModelRunClient, ModelRunError, WaitTimeout } from './client.ts';
const client = createModelRunClient({ base_url: 'https://api.example', token: 'a' });
`;

it('every operation and every parameter has its words', () => {
  const document = publishedDocument(bundledDocument());
  let text = beginning;
  /** Place in the text, and what the words there must begin with. */
  const places: [number, string][] = [];
  for (const found of operationsOf(document).filter(({ place }) => place === 'path')) {
    const { operationId: id, summary = '' } = found.operation;
    places.push([text.length + 'client.'.length, summary]);
    text += `client.${id};\n`;
    for (const { in: part, name, description = '' } of parametersOf(document, found)) {
      text += `export const ${id}_${places.length}: Parameters<typeof client.${id}>[0] = { ${part}: { `;
      places.push([text.length + 1, description]);
      text += `'${name}': undefined } } as never;\n`;
    }
  }
  const service = opened(text.replaceAll(' as never', ''));
  const shifted = (at: number) => at - ' as never'.length * text.slice(0, at).split(' as never').slice(1).length;
  expect(places.length).toBeGreaterThan(100);
  for (const [at, words] of places) {
    expect(words).not.toBe('');
    const { documentation = [] } = service.getQuickInfoAtPosition(probe, shifted(at)) ?? {};
    expect(ts.displayPartsToString(documentation), text.slice(at, at + 40)).toContain(words.slice(0, 60));
  }
});

/** A careful program, with `exactOptionalPropertyTypes`. */
const careful = `${beginning}
import { verifyDelivery } from './webhooks.ts';
declare const maybe: string | undefined;
declare const signal: AbortSignal | undefined;
declare const dialect: import('../choices/client-dialect.ts').ChosenClientDialect;
export const other = createModelRunClient({ base_url: 'a', token: 'a', organization: maybe, dialect });
export async function program(): Promise<string> {
  const given = { signal, timeout_ms: undefined, header: { 'X-Organization-Id': maybe } };
  await client.rateRun({ path: { run_id: 'a' }, body: { is_positive: true, reason: maybe } }, given);
  for await (const asset of client.items('listAssets', { query: { q: maybe, limit: 5 } }, { ...given, from: maybe })) {
    const size: number = asset.size_bytes;
    if (size > 5) return asset.name;
  }
  const query = { fields: ['id', 'name'] } as const;
  for await (const { name } of client.items('listAssets', { query })) if (name !== '') return name;
  const id = await client.dispatchModel('a/b', {}, given);
  const run = await client.waitForRun(id, given).catch((error: unknown) => {
    if (error instanceof WaitTimeout) return error.run;
    if (error instanceof ModelRunError) return undefined;
    throw error;
  });
  // A word that the document does not name, and one that it does.
  if (run?.status_code === 'paused' || run?.status_code === 'completed') return run.status_code;
  const event = await verifyDelivery({ body: new ArrayBuffer(0), signature: maybe, secret: 'a' });
  return event.event === 'run.failed' ? (event.run.failure_code ?? '') : event.run_id;
}
`;

/** Values of interfaces and classes, which have no index signature. */
const typed = `${beginning}
interface Drawing { prompt: string; steps?: number }
interface Graph { nodes: { id: string }[] }
class Sketch { prompt = 'a'; }
declare const drawing: Drawing;
declare const graph: Graph;
const path = { provider: 'a', name: 'b' };
export async function program(): Promise<void> {
  await client.dispatchModel('a/b', drawing);
  await client.dispatchModel('a/b', { ...drawing, callback_url: 'https://a.example' });
  await client.dispatchWorkflow('a/b', new Sketch());
  await client.dispatchModelRun2({ path, body: drawing });
  await client.createGraphWorkflow({ body: { name: 'a', workflow_json: graph } });
  // @ts-expect-error a list is no input
  await client.dispatchModel('a/b', [drawing]);
  // @ts-expect-error nor is a text
  await client.dispatchModel('a/b', 'a');
  // @ts-expect-error nor what is waited for nowhere
  await client.dispatchModel('a/b', Promise.resolve(drawing));
  // @ts-expect-error nor a file
  await client.dispatchModel('a/b', new Blob([]));
  // @ts-expect-error nor a map
  await client.dispatchModelRun2({ path, body: new Map([['prompt', 'a']]) });
  // @ts-expect-error a callback URL is a text
  await client.dispatchModelRun2({ path, body: { callback_url: 5 } });
  // @ts-expect-error a graph is no list
  await client.createGraphWorkflow({ body: { name: 'a', workflow_json: [] } });
  // @ts-expect-error a misspelt field
  await client.createAssetFolder({ body: { nam: 'a' } });
  const batch = { path: { batch_id: 'a' } };
  for await (const { id } of client.items('listBatchItems', batch)) id satisfies string;
  client.pages('listBatchItems', { ...batch, query: { limit: 5 } });
  client.items('listBatchItems', undefined, { from: '/next' });
  client.items('listBatchItems', { query: {} }, { from: null });
  // @ts-expect-error a list within a record needs the path of the record
  client.items('listBatchItems');
  // @ts-expect-error nor does a query take its place
  client.pages('listBatchItems', { query: { limit: 5 } });
  // @ts-expect-error a misspelt name in the query
  client.items('listAssets', { query: { pagesize: 5 } });
}
`;

const problemsOf = (text: string, more?: ts.CompilerOptions) => {
  const service = opened(text, more);
  const problems = [...service.getSyntacticDiagnostics(probe), ...service.getSemanticDiagnostics(probe)];
  return problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

it('what has a type of its own is an input, and what JSON would lose is none', () => {
  expect(problemsOf(typed)).toEqual([]);
});

it('a Blob and a File of Node.js are data beside the types of a browser, too', () => {
  const text = `${beginning}
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
declare const file: { filename: string; mime_type: string };
export const sent = [
  client.upload({ ...file, data: new NodeBlob([]) }),
  client.upload({ ...file, data: new NodeFile([], 'a') }),
  client.upload({ ...file, data: new Blob([]) }),
  // @ts-expect-error an answer is no data: its blob is
  client.upload({ ...file, data: new Response('a') }),
];
`;
  expect(problemsOf(text, { lib: [...options.lib!, 'lib.dom.d.ts'] })).toEqual([]);
});

it.each<[string, ts.CompilerOptions]>([
  ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ['node16', { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
  ['nodenext', {}],
])('a careful program compiles under %s', (_, more) => {
  expect(problemsOf(careful, more)).toEqual([]);
});

it.each<[string, string, RegExp]>([
  [
    'an item of a list',
    'for await (const item of client.items("listAssets")) item.name;',
    /^const item: \{\s+id: [^;]*Uuid[^;]*;\s/,
  ],
  [
    'a projected item',
    'for await (const item of client.items("listAssetTypes", { query: { fields: ["name"] } })) item.name;',
    /^const item: \{\s+name: [^;]*;\s+created_at\?: /,
  ],
])('%s has each field once', (_, line, shown) => {
  const text = `${beginning}${line}\nexport {};\n`;
  const { displayParts = [] } = opened(text).getQuickInfoAtPosition(probe, text.indexOf('item of')) ?? {};
  const words = ts.displayPartsToString(displayParts);
  expect(words).toMatch(shown);
  expect(words.split('created_at').length).toBeLessThanOrEqual(2);
});
