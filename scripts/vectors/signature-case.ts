/** Parts of a vector written by hand; `openssl` makes the rest. Nothing here knows the kit's own code. */
import { type SignedInput, signatureCommand, type WrittenScheme } from './openssl-command.ts';

export interface SignatureCase {
  name: string;
  body: Uint8Array;
  /** Secret of the receiver. */
  secret: string;
  scheme: WrittenScheme;
  /** Prints what stands in the header; null when there is no header. */
  command: string | null;
  /** Result of verifying. */
  outcome: 'valid' | 'missing' | 'malformed' | 'mismatch';
  why: string;
}

export const reference: WrittenScheme = { prefix: '', encoding: 'hex', key: 'utf8' };

/** The reference scheme in another encoding, or with a prefix. */
export const encoded = (encoding: WrittenScheme['encoding']) => ({ scheme: { ...reference, encoding } });
export const prefixed = (prefix: string) => ({ scheme: { ...reference, prefix } });

/** Long enough for the document, and nobody takes it for a real one. */
export const secret = 'correct-horse-battery-staple';

/** An event with no more than a receiver needs: every command holds it in full. */
export const event = {
  event: 'run.completed',
  delivery: { id: '181d47a4-b17e-499e-b8a6-ca46394d2279' },
  run_id: '0d4b8f7a-9e21-4c36-a5b8-7f1c2e3d4a59',
  run: { status_code: 'completed', cost: '0.0400' },
};

export const plain = JSON.stringify(event);

/** Chosen so that the digest has both letters in which the alphabets of base64 differ. */
export const withBothLetters = withMember('"client_ref":"order-3"');

/** The event with one more member in its run, written exactly as given. */
export function withMember(json: string): string {
  return plain.replace('"cost":', `${json},"cost":`);
}

export function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}

type Receiver = Partial<Pick<SignatureCase, 'secret' | 'scheme'>> & { body?: Uint8Array | string };

/** A signature that holds: `openssl` signs what the receiver gets. */
export function validCase(name: string, why: string, receiver: Receiver, command?: string): SignatureCase {
  const { body, scheme, ...rest } = received(receiver);
  return {
    name,
    body,
    ...rest,
    scheme,
    command: command ?? signatureCommand({ body, ...rest, scheme }),
    outcome: 'valid',
    why,
  };
}

/** A signature of something else: `openssl` signs what differs from what the receiver gets, or prints as told. */
export function invalidCase(
  name: string,
  outcome: 'malformed' | 'mismatch',
  why: string,
  signed: string | (Partial<Omit<SignedInput, 'body'>> & { body?: Uint8Array | string }),
  receiver: Receiver = {},
): SignatureCase {
  const got = received(receiver);
  const command =
    typeof signed === 'string'
      ? signed
      : signatureCommand({ ...got, ...signed, body: asBytes(signed.body ?? got.body) });
  return { name, ...got, command, outcome, why };
}

function received({ body = plain, ...rest }: Receiver): { body: Uint8Array; secret: string; scheme: WrittenScheme } {
  return { body: asBytes(body), secret, scheme: reference, ...rest };
}

function asBytes(body: Uint8Array | string): Uint8Array {
  return typeof body === 'string' ? bytes(body) : body;
}
