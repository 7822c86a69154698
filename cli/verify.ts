/** `verify`: whether a signature belongs to a body; for people who write a receiver. */
import { Command } from 'commander';
import { InputError } from '../src/input/input-error.ts';
import {
  bytesOf,
  eventDialectOf,
  type SignatureOptions,
  secretsGiven,
  secretsOf,
  withSignatureOptions,
} from './signature-options.ts';

interface VerifyOptions extends SignatureOptions {
  signature: string;
  detect?: boolean;
}

const exit_codes = `
Exits 0 when the signature is that of the body, 1 when it is not, and 2 when an option or a file is wrong.`;

export function verifyCommand(): Command {
  return withSignatureOptions(new Command('verify'))
    .description('say whether a signature is that of a body')
    .argument('[file]', 'the body, byte for byte; - for standard input', '-')
    .requiredOption('--signature <text>', 'the value of the header Service-Signature')
    .option('--detect', 'find out how the signature is written, and print the options that say so')
    .addHelpText('after', exit_codes)
    .action(async (file: string, options: VerifyOptions) => {
      process.exitCode = options.detect ? await detect(file, options) : await verifyOne(file, options);
    });
}

async function verifyOne(file: string, options: VerifyOptions): Promise<number> {
  const { scheme } = await eventDialectOf(options);
  const secrets = await secretsOf(options, scheme);
  const { verdictOf } = await import('./signature-verdict.ts');
  const verdict = verdictOf(await bytesOf(file, 'the body'), options.signature, secrets, scheme);
  process.stdout.write('why' in verdict ? `${verdict.signature}: ${verdict.why}\n` : `${verdict.signature}\n`);
  return verdict.signature === 'valid' ? 0 : 1;
}

/** Prints one line for each way of writing that explains the signature. */
async function detect(file: string, options: VerifyOptions): Promise<number> {
  const secrets = await secretsGiven(options);
  if (secrets.length === 0)
    throw new InputError('--secret: --detect needs the secret that the signature was made with');
  const [{ detectScheme }, { flagsOf }] = await Promise.all([
    import('../src/webhooks/detect-scheme.ts'),
    import('./signature-verdict.ts'),
  ]);
  const body = await bytesOf(file, 'the body');
  const schemes = secrets.flatMap((secret) => detectScheme(body, options.signature, secret));
  for (const flags of new Set(schemes.map(flagsOf))) process.stdout.write(`${flags}\n`);
  if (schemes.length === 0) process.stdout.write('not valid: in no way of writing is it the signature of the body\n');
  return schemes.length > 0 ? 0 : 1;
}
