/** `mock`: Prism over the bundled document. Stateless; for a service that remembers, use `serve`. */
import { Command } from 'commander';
import { choicesNamed } from './choices-option.ts';
import { port, wholeNumber } from './values.ts';

interface MockOptions {
  port: number;
  host: string;
  dynamic?: boolean;
  seed?: number;
  choices?: string;
}

export function mockCommand(): Command {
  return new Command('mock')
    .description('answer with the examples of the document (Prism); remembers nothing')
    .option('--port <port>', 'port to listen on', port, 4011)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--dynamic', 'make answers up from the schemas instead of the examples')
    .option('--seed <number>', 'with --dynamic: make up the same answers each time', wholeNumber(0))
    .option('--choices <choices>', 'answer as an implementation with these choices does: a file, or such as drawn:7')
    .action(async ({ choices, ...options }: MockOptions) => {
      const document = choices === undefined ? undefined : await choicesNamed(choices);
      const { runPrism } = await import('../src/mock/prism.ts');
      process.exitCode = await runPrism({ ...options, choices: document });
    });
}
