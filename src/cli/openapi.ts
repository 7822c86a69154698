/** `openapi`: prints the bundled document, or one of the kit's own schemas. */
import { Command, Option } from 'commander';
import { stringify } from 'yaml';

const schemas = ['target', 'choices', 'report'] as const;

export function openapiCommand(): Command {
  return new Command('openapi')
    .description('print the bundled OpenAPI document to stdout')
    .option('--json', 'as JSON (the default)')
    .addOption(new Option('--yaml', 'as YAML').conflicts('json'))
    .addOption(
      new Option('--schema <name>', 'print a JSON Schema of the kit instead').choices(schemas).conflicts('yaml'),
    )
    .action(async (options: { yaml?: boolean; schema?: (typeof schemas)[number] }) => {
      const value = options.schema ? await schemaOf(options.schema) : await bundled();
      process.stdout.write(options.yaml ? stringify(value) : `${JSON.stringify(value, null, 2)}\n`);
    });
}

async function bundled(): Promise<unknown> {
  const { bundledDocument } = await import('../contract/document.ts');
  return bundledDocument();
}

async function schemaOf(name: (typeof schemas)[number]): Promise<unknown> {
  switch (name) {
    case 'target':
      return (await import('../../conformance/target/target.schema.json', { with: { type: 'json' } })).default;
    case 'choices':
      return (await import('../choices/choices.schema.json', { with: { type: 'json' } })).default;
    case 'report':
      return (await import('../../conformance/reports/report.schema.json', { with: { type: 'json' } })).default;
  }
}
