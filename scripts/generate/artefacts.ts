import type { OpenApiDocument } from '../../src/contract/document.ts';
import { publishedDocument } from '../../src/contract/published.ts';
import { choicesFixtures } from './choices/documents.ts';
import { choicesSchema } from './choices/schema.ts';
import { choicesTypesSource } from './choices/types.ts';
import { clientCallsSource } from './client-calls.ts';
import { operationsSource, operationTable, routesSource } from './operations.ts';
import { isOpenCode, typesSource } from './types.ts';
import { compiledSchema, validatorsSource } from './validators.ts';

const heading = '// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`\n';

/** The form of the generated validators, as Ajv compiles them. */
const rawValidatorsSource = `/** What Ajv reports of a value. */
export interface RawViolation {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** Set where the rule was about the name of a property. */
  propertyName?: string | undefined;
}

/** True for a value that is valid; else \`errors\` holds what is wrong, until the next call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: RawViolation[] | null;
}

/** By name of the component or of the operation. */
export interface Validators {
  schemas: Readonly<Record<string, Validate>>;
  /** Of the successes whose schema is no component. */
  responses: Readonly<Record<string, Validate>>;
  queries: Readonly<Record<string, Validate>>;
  paths: Readonly<Record<string, Validate>>;
}
`;

/** Two files, so that a program that validates requests alone need not load both sets. */
const setDeclaration =
  "import type { Validators } from './raw-validators.ts';\n\nexport const validators: Validators;\n";

/** All that is made from the bundled document of the service, text by file name. Equal documents give equal texts. */
export async function artefacts(document: OpenApiDocument): Promise<Map<string, string>> {
  const published = publishedDocument(document);
  const [types, published_types, reference, stated] = await Promise.all([
    typesSource(document),
    typesSource(published, isOpenCode),
    validatorsSource(document, 'reference'),
    validatorsSource(document, 'stated'),
  ]);
  return new Map([
    ['client-calls.ts', heading + clientCallsSource(document)],
    ['client-routes.ts', heading + routesSource(document)],
    ['client-types.ts', heading + published_types],
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['operations.ts', heading + operationsSource(document)],
    ['raw-validators.ts', heading + rawValidatorsSource],
    ['types.ts', heading + types],
    ['validators.reference.d.ts', heading + setDeclaration],
    ['validators.reference.js', heading + reference],
    ['validators.stated.d.ts', heading + setDeclaration],
    ['validators.stated.js', heading + stated],
  ]);
}

/** The same for the document of the control interface, of which nothing is a matter of judging others. */
export async function controlArtefacts(document: OpenApiDocument): Promise<Map<string, string>> {
  const [types, validators] = await Promise.all([typesSource(document), validatorsSource(document, 'reference')]);
  return new Map([
    ['control.json', `${JSON.stringify(document, null, 2)}\n`],
    ['control-operations.ts', heading + operationsSource(document)],
    ['control-types.ts', heading + types],
    ['control-validators.d.ts', heading + setDeclaration],
    ['control-validators.js', heading + validators],
  ]);
}

const choicesHeading =
  '// generated from src/choices/catalog by scripts/generate.ts; do not edit, run `npm run generate`\n';

const validatorDeclaration =
  "import type { ValidateFunction } from 'ajv';\n\nexport const validate: ValidateFunction;\n";

/**
 * All that is made from the catalog of choices, text by file name: in `src/generated`, and in `fixtures/choices`.
 * @throws Error one line for each entry of the catalog that does not fit the clauses or contradicts itself
 */
export async function choicesArtefacts(
  document: OpenApiDocument,
): Promise<Record<'generated' | 'fixtures', Map<string, string>>> {
  const schema = choicesSchema(Object.keys(operationTable(document)));
  // Not by what was generated, which is of the schema before.
  const { validate, source } = compiledSchema(schema);
  const fixtures = choicesFixtures(schema, validate);
  return {
    generated: new Map([
      ['choices.schema.json', `${JSON.stringify(schema, null, 2)}\n`],
      ['choices.ts', choicesHeading + choicesTypesSource()],
      ['choices-validator.d.ts', choicesHeading + validatorDeclaration],
      ['choices-validator.js', choicesHeading + (await source)],
    ]),
    fixtures,
  };
}
