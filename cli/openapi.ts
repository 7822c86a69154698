/** `openapi`: prints the bundled document, or one of the kit's own schemas. */
import { Command, Option } from 'commander';
import { stringify } from 'yaml';

const schemas = ['target', 'choices', 'report'] as const;

interface Options {
  yaml?: boolean;
  control?: boolean;
  choices?: string;
  schema?: (typeof schemas)[number];
}

export function openapiCommand(): Command {
  return new Command('openapi')
    .description('print the bundled OpenAPI document to stdout')
    .option('--json', 'as JSON (the default)')
    .addOption(new Option('--yaml', 'as YAML').conflicts('json'))
    .option('--control', 'print the document of the control interface instead')
    .addOption(new Option('--choices <file>', 'as an implementation with these choices has it').conflicts('control'))
    .addOption(
      new Option('--schema <name>', 'print a JSON Schema of the kit instead')
        .choices(schemas)
        .conflicts(['yaml', 'control', 'choices']),
    )
    .action(async (options: Options) => {
      const value = options.schema ? await schemaOf(options.schema) : await documentOf(options);
      process.stdout.write(options.yaml ? stringify(value) : `${JSON.stringify(value, null, 2)}\n`);
    });
}

async function documentOf({ control, choices }: Options): Promise<unknown> {
  if (control) return (await import('../src/contract/control-document.ts')).controlDocument();
  if (choices !== undefined) {
    const { loadChoices } = await import('../src/choices/load.ts');
    const { documentIn } = await import('../src/choices/document/document-in.ts');
    return documentIn(loadChoices(choices));
  }
  const { bundledDocument } = await import('../src/contract/document.ts');
  return bundledDocument();
}

async function schemaOf(name: (typeof schemas)[number]): Promise<unknown> {
  switch (name) {
    case 'target':
      return (await import('../conformance/target/target.schema.json', { with: { type: 'json' } })).default;
    case 'choices':
      return (await import('../src/generated/choices.schema.json', { with: { type: 'json' } })).default;
    case 'report':
      return (await import('../conformance/reports/report.schema.json', { with: { type: 'json' } })).default;
  }
}
