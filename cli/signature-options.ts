/** The options of all commands that sign or verify: the secret, and how a signature is written. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import type { ChoicesDocument } from '../src/choices/choices-document.ts';
import { InputError } from '../src/input/input-error.ts';
import { signatureEncodings } from '../src/webhooks/encoding.ts';
import { referenceScheme, type SignatureScheme, schemeProblem } from '../src/webhooks/scheme.ts';
import { secretForms, secretProblem } from '../src/webhooks/secret-key.ts';
import { collect } from './values.ts';

export interface SignatureOptions {
  secret?: string[];
  choices?: string;
  prefix?: string;
  encoding?: SignatureScheme['encoding'];
  key?: SignatureScheme['key'];
  separator?: string;
}

/** Form of events: by the command line, else the choices document, else the reference. */
export interface EventDialect {
  choices: ChoicesDocument;
  scheme: SignatureScheme;
  /** Names of headers, in the case they are sent in. */
  signature_header: string;
  request_id_header: string;
}

/** None has a default of commander's: what is not said is left to the choices document. */
export function withSignatureOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--secret <text>',
        'the signing secret; @FILE takes it from a file, whose last line break does not count; may be repeated',
      )
        .env('MODEL_RUN_KIT_SECRET')
        .argParser(collect),
    )
    .option('--choices <file>', 'a choices document: how events are laid out, and webhooks signed')
    .option('--prefix <text>', 'what stands before a signature, such as sha256= (default: nothing)')
    .addOption(new Option('--encoding <name>', 'how the digest is spelt (default: hex)').choices(signatureEncodings))
    .addOption(new Option('--key <form>', 'how the secret becomes the key (default: utf8)').choices(secretForms))
    .option('--separator <text>', "what stands between several signatures; '' for a header of one (default: '')");
}

/** @param known choices that are there already, in the place of a file @throws InputError one line */
export async function eventDialectOf(options: SignatureOptions, known?: ChoicesDocument): Promise<EventDialect> {
  const { choices, signature, header_prefix } = await chosenIn(options.choices, known);
  const { prefix, encoding, key } = { ...referenceScheme, ...signature, ...given(options) };
  const separator = options.separator ?? signature.separator ?? '';
  const scheme: SignatureScheme = { prefix, encoding, key, ...(separator !== '' && { separator }) };
  const problem = schemeProblem(scheme);
  if (problem !== undefined) throw new InputError(`--${problem}`);
  return {
    choices,
    scheme,
    signature_header: `${header_prefix}Signature`,
    request_id_header: `${header_prefix}Request-Id`,
  };
}

function given({ prefix, encoding, key }: SignatureOptions): Partial<SignatureScheme> {
  return {
    ...(prefix !== undefined && { prefix }),
    ...(encoding !== undefined && { encoding }),
    ...(key !== undefined && { key }),
  };
}

async function chosenIn(file: string | undefined, known: ChoicesDocument = {}) {
  const choices = file === undefined ? known : (await import('../src/choices/load.ts')).loadChoices(file);
  const [{ chosen }, { referenceChoices }] = await Promise.all([
    import('../src/choices/chosen.ts'),
    import('../src/choices/reference-choices.ts'),
  ]);
  return {
    choices,
    signature: chosen(choices, 'events.signature', 'createWebhook') ?? {},
    header_prefix: chosen(choices, 'records.header_prefix') ?? referenceChoices.records.header_prefix,
  };
}

/** @throws InputError when there is none, its file cannot be read, or it has not the form that the scheme wants */
export async function secretsOf(options: SignatureOptions, { key }: SignatureScheme): Promise<string[]> {
  const secrets = await secretsGiven(options);
  if (secrets.length === 0) throw new InputError('--secret: give the signing secret, or set MODEL_RUN_KIT_SECRET');
  const [problem] = secrets.flatMap((secret) => secretProblem(secret, key) ?? []);
  if (problem !== undefined) throw new InputError(`--secret: ${problem} (--key ${key})`);
  return secrets;
}

/**
 * The secrets whatever their form.
 * @throws InputError when a file cannot be read, or one is empty
 */
export async function secretsGiven({ secret: given = [] }: SignatureOptions): Promise<string[]> {
  const texts = await Promise.all(given.map((text) => (text.startsWith('@') ? secretIn(text.slice(1)) : text)));
  // The last line break of a file, or of a variable that holds one.
  const secrets = texts.map((text) => text.replace(/\r?\n$/, ''));
  // Most often a variable of the shell that is not set; a signature under it would prove nothing.
  if (secrets.includes('')) throw new InputError('--secret: it is empty, and everybody could sign with that');
  return secrets;
}

async function secretIn(file: string): Promise<string> {
  const bytes = await bytesOf(file, '--secret');
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new InputError(`--secret ${file}: is no text in UTF-8`);
  return text;
}

/** The bytes of a file, or of standard input for `-`. @throws InputError */
export async function bytesOf(file: string, option: string): Promise<Buffer> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new InputError(`${option} ${file}: ${why}`);
  }
}
