/**
 * Finds out whose signature an event has, by trying every secret that the suite knows on the bytes as they came. This
 * is done on arrival and kept as names, so that the history holds no secret and can be judged without one.
 */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { detectScheme, holdsDigest } from '../../src/webhooks/detect-scheme.ts';
import type { SignatureScheme } from '../../src/webhooks/scheme.ts';
import { secretProblem } from '../../src/webhooks/secret-key.ts';
import { verify } from '../../src/webhooks/verify.ts';
import { declaredScheme } from '../models/declared-scheme.ts';

interface FoundSigners {
  signed_by: string[];
  /** Absent where the signature stands in a layout of its own. */
  scheme?: SignatureScheme;
  /** The signers if it is written in another permitted way than the target file declares. */
  written_otherwise?: { signed_by: string[]; scheme?: SignatureScheme };
}

export interface Signers {
  /** Makes a secret known; one name may have several. @param name such as `webhook/2` or `organization/owner` */
  add(name: string, secret: string): void;
  /**
   * The names of all whose signature of this body the header holds, and how it is written, where that shows.
   * @param inbox where it came: the secret of what came there before is tried first
   */
  of(channel: 'callback' | 'webhook', body: Uint8Array, header: string, inbox?: string): FoundSigners;
}

/** Keys that sign nothing, though a careless sender may use them where no secret is set up. */
const no_keys: Readonly<Record<string, string>> = {
  'the empty key': '',
  'the word null': 'null',
  'the word undefined': 'undefined',
};

export function createSigners(choices: ChoicesDocument): Signers {
  const known: KnownSecret[] = [];
  /** The secret that signed last to each inbox: a wave brings the events of many, each with a secret of its own. */
  const last_at = new Map<string, KnownSecret>();
  const declared = { callback: declaredScheme(choices), webhook: declaredScheme(choices, 'createWebhook') };

  function add(name: string, secret: string): void {
    const same = known.find((one) => one.secret === secret);
    if (!same) known.push({ secret, names: [name] });
    else if (!same.names.includes(name)) same.names.push(name);
  }

  /**
   * The names of the secrets that have something to tell. Where a header holds one signature, the search ends at the
   * first of them, which is tried first the next time.
   */
  function found<Told>(
    inbox: string,
    tell: (secret: string) => Told | undefined,
    isOnly: (told: Told) => boolean,
  ): { signed_by: string[]; told: Told } | undefined {
    const last = last_at.get(inbox);
    const its_own = last && tell(last.secret);
    const all: { one: KnownSecret; told: Told }[] = [];
    if (its_own !== undefined && isOnly(its_own)) all.push({ one: last!, told: its_own });
    for (const one of all.length > 0 ? [] : known) {
      const told = one === last ? its_own : tell(one.secret);
      if (told !== undefined) all.push({ one, told });
      if (told !== undefined && isOnly(told)) break;
    }
    const [first] = all;
    if (!first) return undefined;
    known.unshift(...known.splice(known.indexOf(first.one), 1));
    last_at.set(inbox, first.one);
    return { signed_by: [...new Set(all.flatMap(({ one }) => one.names))], told: first.told };
  }

  function signersBy(
    inbox: string,
    schemeOf: (secret: string) => SignatureScheme | undefined,
  ): FoundSigners | undefined {
    const signers = found(inbox, schemeOf, ({ separator }) => separator === undefined);
    return signers && { signed_by: signers.signed_by, scheme: signers.told };
  }

  function signersWithin(inbox: string, body: Uint8Array, header: string): FoundSigners | undefined {
    const signers = found(
      inbox,
      (secret) => holdsDigest(body, header, secret) || undefined,
      () => false,
    );
    return signers && { signed_by: signers.signed_by };
  }

  for (const [name, secret] of Object.entries(no_keys)) add(name, secret);
  return {
    add,
    of(channel, body, header, inbox = channel) {
      const scheme = declared[channel];
      const inAnyWay = () =>
        signersBy(inbox, (secret) => detectScheme(body, header, secret)[0]) ?? signersWithin(inbox, body, header);
      if (!scheme) return inAnyWay() ?? { signed_by: [] };
      const signers = signersBy(inbox, (secret) => (fits(body, header, secret, scheme) ? scheme : undefined));
      if (signers) return signers;
      const written_otherwise = inAnyWay();
      return { signed_by: [], ...(written_otherwise && { written_otherwise }) };
    },
  };
}

interface KnownSecret {
  secret: string;
  names: string[];
}

function fits(body: Uint8Array, header: string, secret: string, scheme: SignatureScheme): boolean {
  return secretProblem(secret, scheme.key) === undefined && verify(body, header, secret, scheme).valid;
}
