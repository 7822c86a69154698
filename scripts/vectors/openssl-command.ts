/** Writes the shell command that signs with `openssl`: POSIX tools only, and everything it signs is in its text. */

/** The scheme as a vector has it. */
export interface WrittenScheme {
  prefix: string;
  encoding: 'hex' | 'HEX' | 'base64' | 'base64_unpadded' | 'base64url' | 'base64url_padded';
  key: 'utf8' | 'base64' | 'hex' | 'whsec';
  separator?: string;
}

export interface SignedInput {
  body: Uint8Array;
  secret: string;
  scheme: WrittenScheme;
  /** The hash function; the interface wants sha256. */
  hash?: string;
}

/** Prints one signature. */
export function signatureCommand(signed: SignedInput): string {
  const { prefix } = signed.scheme;
  const text = `${bodyCommand(signed.body)} | ${digestCommand(signed)}`;
  return prefix === '' ? text : `printf '%s%s' ${quote(prefix)} "$(${text})"`;
}

/** Prints what several commands print, with a separator between them. */
export function joinCommands(commands: readonly string[], separator: string): string {
  const places = commands.map(() => '%s').join(separator);
  return `printf ${quote(places)} ${commands.map((command) => `"$(${command})"`).join(' ')}`;
}

/** Prints the bytes of a body: base64 passes through a shell unharmed, NUL and all. */
export function bodyCommand(body: Uint8Array): string {
  return `printf %s ${quote(Buffer.from(body).toString('base64'))} | openssl base64 -d -A`;
}

/** Text as one word of a shell command. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const encoders: Record<WrittenScheme['encoding'], string> = {
  hex: "-r | cut -d ' ' -f 1",
  HEX: "-r | cut -d ' ' -f 1 | tr a-f A-F",
  base64: '-binary | openssl base64 -A',
  base64_unpadded: '-binary | openssl base64 -A | tr -d =',
  // The minus comes last: in front, tr takes it for an option.
  base64url: "-binary | openssl base64 -A | tr '/+' '_-' | tr -d =",
  base64url_padded: "-binary | openssl base64 -A | tr '/+' '_-'",
};

function digestCommand({ secret, scheme, hash = 'sha256' }: SignedInput): string {
  return `openssl dgst -${hash} ${keyArguments(secret, scheme.key)} ${encoders[scheme.encoding]}`;
}

function keyArguments(secret: string, form: WrittenScheme['key']): string {
  switch (form) {
    case 'utf8':
      // `hexkey:` refuses an empty key, and no argument can hold a NUL.
      return secret.includes('\0') ? hexKey(Buffer.from(secret, 'utf8').toString('hex')) : `-hmac ${quote(secret)}`;
    case 'hex':
      return hexKey(secret);
    case 'base64':
      return hexKey(`$(${hexOfBase64(secret)})`);
    case 'whsec':
      return hexKey(`$(${hexOfBase64(secret.slice('whsec_'.length))})`);
  }
}

function hexKey(hex: string): string {
  return `-mac HMAC -macopt hexkey:${hex}`;
}

/** openssl reads padded base64 of the first alphabet only. */
function hexOfBase64(text: string): string {
  const padded = text + '='.repeat((4 - (text.length % 4)) % 4);
  return `printf %s ${quote(padded)} | tr '_-' '/+' | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n'`;
}
