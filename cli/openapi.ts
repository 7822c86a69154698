/** `openapi`: prints the document as strangers take it, or as the kit has it, or one of the kit's own schemas. */
import { Command, Option } from 'commander';
import type { OpenApiDocument } from '../src/contract/document.ts';
import { choicesNamed } from './choices-option.ts';

const schemas = ['target', 'choices', 'seed-state', 'report', 'known-failures', 'statement'] as const;

interface Options {
  yaml?: boolean;
  control?: boolean;
  internal?: boolean;
  as?: '3.0';
  choices?: string;
  schema?: (typeof schemas)[number];
}

export function openapiCommand(): Command {
  return new Command('openapi')
    .description('print the OpenAPI document to stdout, in the form that generators and linters take')
    .option('--json', 'as JSON (the default)')
    .addOption(new Option('--yaml', 'as YAML').conflicts('json'))
    .option('--control', 'print the document of the control interface instead')
    .addOption(
      new Option('--internal', 'as the kit has it: records in parts, with x-clauses and x-stated').conflicts('control'),
    )
    .addOption(
      new Option('--as <version>', 'for tools that know no OpenAPI 3.1')
        .choices(['3.0'])
        .conflicts(['control', 'internal']),
    )
    .addOption(
      new Option(
        '--choices <choices>',
        'as an implementation with these choices has it: a file, or such as drawn:7',
      ).conflicts('control'),
    )
    .addOption(
      new Option('--schema <name>', 'print a JSON Schema of the kit instead')
        .choices(schemas)
        .conflicts(['yaml', 'control', 'choices', 'internal', 'as']),
    )
    .action(async (options: Options) => {
      const value = options.schema ? await schemaOf(options.schema) : await documentOf(options);
      process.stdout.write(options.yaml ? await asYaml(value) : `${JSON.stringify(value, null, 2)}\n`);
    });
}

async function asYaml(value: unknown): Promise<string> {
  return (await import('yaml')).stringify(value);
}

async function documentOf({ control, choices, internal, as: version }: Options): Promise<unknown> {
  if (control) return (await import('../src/contract/control-document.ts')).controlDocument();
  const document = await documentWith(choices);
  if (internal) return document;
  const { publishedDocument } = await import('../src/contract/published.ts');
  const published = publishedDocument(document);
  return version === undefined ? published : (await import('../src/contract/openapi-3-0.ts')).openApi30(published);
}

async function documentWith(choices: string | undefined): Promise<OpenApiDocument> {
  if (choices === undefined) return (await import('../src/contract/document.ts')).bundledDocument();
  const { documentIn } = await import('../src/choices/document/document-in.ts');
  return documentIn(await choicesNamed(choices));
}

async function schemaOf(name: (typeof schemas)[number]): Promise<unknown> {
  switch (name) {
    case 'target':
      return (await import('../conformance/target/target.schema.json', { with: { type: 'json' } })).default;
    case 'choices':
      return (await import('../src/generated/choices.schema.json', { with: { type: 'json' } })).default;
    case 'seed-state':
      return (await import('../src/server/seed/seed-state.schema.json', { with: { type: 'json' } })).default;
    case 'report':
      return (await import('../conformance/reports/report.schema.json', { with: { type: 'json' } })).default;
    case 'known-failures':
      return (await import('../conformance/verdicts/known-failures.schema.json', { with: { type: 'json' } })).default;
    case 'statement':
      return (await import('../conformance/reports/statement.schema.json', { with: { type: 'json' } })).default;
  }
}
