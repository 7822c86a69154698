/**
 * Callers, as far as a recording still shows it. Tokens are kept as digests of one run alone, so that nothing that is
 * written can be traced back to one.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Target } from '../target/target.ts';
import type { TrafficEntry } from './entry.ts';

export interface Caller {
  /** The principal of the target file whose token it is, or a name such as `caller-2`. */
  name: string;
  /** A credential was seen: two requests with one name are of one caller. */
  is_known: boolean;
}

/** Headers that show a credential, where a recorder left it. */
const credentials = ['authorization', 'cookie', 'x-api-key'];

export interface Callers {
  of(request: Pick<TrafficEntry['request'], 'headers'>): Caller;
  /** Requests that show no credential. */
  readonly unknown: number;
  readonly total: number;
}

/** @param onForget is called for each request of a caller who is not told from others for want of memory */
export function createCallers(principals: Partial<Target['principals']> = {}, onForget = (): void => {}): Callers {
  const key = randomBytes(32);
  const digestOf = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const names = new Map<string, string>();
  for (const [name, principal] of Object.entries(principals)) {
    if (typeof principal?.token === 'string') names.set(digestOf(`Bearer ${principal.token}`), name);
  }
  let [unknown, total, drawn] = [0, 0, 0];
  return {
    of({ headers = {} }) {
      total += 1;
      const shown = credentials.flatMap((name) => headers[name] ?? []).filter((text) => !isMaskedText(text));
      if (shown.length === 0) {
        unknown += 1;
        return { name: 'caller', is_known: false };
      }
      const digest = digestOf(shown.join('\n'));
      const known = names.get(digest);
      if (known !== undefined) return { name: known, is_known: true };
      // More callers than anybody tells apart: the rest is one crowd.
      if (names.size >= most_callers) {
        onForget();
        return { name: 'caller', is_known: false };
      }
      drawn += 1;
      const name = `caller-${drawn}`;
      names.set(digest, name);
      return { name, is_known: true };
    },
    get unknown() {
      return unknown;
    },
    get total() {
      return total;
    },
  };
}

const most_callers = 100_000;

/** Words that recorders put in the place of a credential. */
function isMaskedText(text: string): boolean {
  return text === '' || /^(?:Bearer\s+)?(?:[*x•.]+|\[?(?:redacted|masked|filtered|removed)\]?)$/i.test(text);
}
