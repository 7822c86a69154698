/** `mock`: Prism over the bundled document. Stateless; for a service that remembers, use `serve`. */
import { Command } from 'commander';
import { port, wholeNumber } from './values.ts';

interface MockOptions {
  port: number;
  host: string;
  dynamic?: boolean;
  seed?: number;
}

export function mockCommand(): Command {
  return new Command('mock')
    .description('answer with the examples of the document (Prism); remembers nothing')
    .option('--port <port>', 'port to listen on', port, 4011)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--dynamic', 'make answers up from the schemas instead of the examples')
    .option('--seed <number>', 'with --dynamic: make up the same answers each time', wholeNumber(0))
    .action(async (options: MockOptions) => {
      const { runPrism } = await import('../src/mock/prism.ts');
      process.exitCode = await runPrism(options);
    });
}
