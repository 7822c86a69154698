/** `sign`: the signature of a body, as the service sends it, or broken in a known way. */
import { Command, Option } from 'commander';
import { InputError } from '../src/input/input-error.ts';
import { type Break, breaks, broken } from '../src/webhooks/broken.ts';
import type { SignatureScheme } from '../src/webhooks/scheme.ts';
import { sign } from '../src/webhooks/sign.ts';
import {
  bytesOf,
  eventDialectOf,
  type SignatureOptions,
  secretsOf,
  withSignatureOptions,
} from './signature-options.ts';

interface SignOptions extends SignatureOptions {
  header?: boolean;
  break?: Break;
}

export function signCommand(): Command {
  return withSignatureOptions(new Command('sign'))
    .description('print the signature of a body')
    .argument('[file]', 'the body, byte for byte; - for standard input', '-')
    .option('--header', 'print the whole line of the head, as curl -H takes it')
    .addOption(breakOption())
    .addHelpText('after', '\nExits 0 when it is printed, and 2 when an option or a file is wrong.')
    .action(async (file: string, options: SignOptions) => {
      const { scheme, signature_header } = await eventDialectOf(options);
      const secrets = await secretsOf(options, scheme);
      const signature = signatureOf(await bytesOf(file, 'the body'), secrets, scheme, options.break);
      process.stdout.write(`${options.header ? `${signature_header}: ` : ''}${signature}\n`);
    });
}

/** Option for the fault of a signature; for every command that makes one. */
export function breakOption(): Option {
  return new Option(
    '--break <how>',
    'a wrong signature: of another body, under another secret, cut short, or in the other case',
  ).choices(breaks);
}

/**
 * The value of the header, with a signature under each secret.
 * @param how makes it a wrong one
 * @throws InputError when the scheme or `how` takes no more than one secret
 */
export function signatureOf(body: Uint8Array, secrets: string[], scheme: SignatureScheme, how?: Break): string {
  if (how === undefined) return sign(body, secrets, scheme);
  const [secret, ...more] = secrets;
  if (more.length > 0) throw new InputError('--break: takes one --secret');
  return broken(how, body, secret!, scheme);
}
