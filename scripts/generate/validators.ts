import { fileURLToPath } from 'node:url';
import { _, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { referenceFormats, statedFormats } from '../../src/contract/formats.ts';
import { type SchemaSet, schemaSet, type ValidatorSet } from './schemas.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const contract = fileURLToPath(new URL('../../src/contract/', import.meta.url));

/**
 * The validators of one set as an ES module that imports nothing: Ajv's ahead-of-time code, bundled with the few
 * helpers that it calls. It exports `validators`, tables of functions by name.
 * Throws, naming the schema, on one that Ajv does not understand to the last keyword.
 */
export async function validatorsSource(document: OpenApiDocument, set: ValidatorSet): Promise<string> {
  return bundled(compiled(document, set));
}

/**
 * A schema by itself: what tells all faults of a value, and the same as such a module, which exports it as `validate`. To
 * compile it costs a start twenty times what to load it does.
 */
export function compiledSchema(schema: object): { validate: ValidateFunction; source: Promise<string> } {
  const ajv = new Ajv2020({
    ...{ allErrors: true, strict: false, validateSchema: false, messages: false, inlineRefs: false },
    code: { source: true, esm: true, lines: true },
  });
  const validate = ajv.compile(schema);
  return { validate, source: bundled(standalone.default(ajv, validate)) };
}

async function bundled(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: contract },
    // Module names in the output are relative to this, not to where the script was called.
    absWorkingDir: root,
    bundle: true,
    // Names of modules stand in what is made: those of a linked folder of packages must be no others.
    preserveSymlinks: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2024',
    treeShaking: true,
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text;
}

/** Ajv's code for one set, with a table of its functions. */
function compiled(document: OpenApiDocument, name: ValidatorSet): string {
  const set = schemaSet(document, name);
  const formats =
    name === 'reference'
      ? { functions: referenceFormats, code: _`require("./formats.ts").referenceFormats` }
      : { functions: statedFormats, code: _`require("./formats.ts").statedFormats` };
  const ajv = new Ajv2020({
    schemas: Object.values(set).flatMap((schemas: SchemaSet[keyof SchemaSet]) => Object.values(schemas)),
    formats: formats.functions,
    allErrors: true,
    strict: true,
    // A record is `allOf` its fields plus a list of required names, and null is one of several types.
    strictTypes: false,
    strictRequired: false,
    messages: false,
    // A function for each component instead of its code at each use: two thirds of the size.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: formats.code },
  });
  const references: Record<string, string> = {};
  const kinds = Object.entries(set) as [keyof SchemaSet, SchemaSet[keyof SchemaSet]][];
  const tables = kinds.map(([kind, schemas]) => {
    const rows = Object.entries(schemas).map(([schema, { $id }], index) => {
      const local = `${kind}_${index}`;
      compile(ajv, $id as string);
      references[local] = $id as string;
      return `${JSON.stringify(schema)}: ${local}`;
    });
    return `${kind}: { ${rows.join(', ')} }`;
  });
  return `${standalone.default(ajv, references)}\nexport const validators = { ${tables.join(', ')} };\n`;
}

function compile(ajv: Ajv2020, id: string): void {
  try {
    ajv.getSchema(id);
  } catch (error) {
    throw new Error(`${id}, or a schema that it refers to: ${(error as Error).message}`);
  }
}
