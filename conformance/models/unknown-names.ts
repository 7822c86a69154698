/**
 * Telling a name that is kept secret from names that nobody ever used: by status, by the headers that say something,
 * and by the body. Parts that differ between unused names (a time, a request id) tell nothing, nor does the name asked
 * for, which may be repeated.
 */
import { escapeRegExp } from '../../src/input/escape-reg-exp.ts';
import type { Exchange } from '../suite/exchange.ts';

/** Headers that an answer is made with on purpose; others come from servers and caches on the way. */
const telling_headers = [
  'content-type',
  'www-authenticate',
  'cache-control',
  'expires',
  'etag',
  'last-modified',
  'location',
  'allow',
  'link',
];

/** The values in an answer, place by place; the name that was asked for stands there as `{name}`. */
function partsOfAnswer({ received }: Exchange, name: string): Map<string, string> {
  const said = new Map<string, string>([['status', String(received?.status)]]);
  const neutral = (text: string) => text.replaceAll(new RegExp(escapeRegExp(name), 'gi'), '{name}');
  for (const header of telling_headers) {
    const value = received?.headers[header];
    if (value === undefined) continue;
    said.set(`header ${header}`, neutral(value));
    // Its value may be another each time.
    said.set(`presence of header ${header}`, 'there');
  }
  const body = received?.body ?? '';
  try {
    spread(JSON.parse(body), 'body', neutral, said);
  } catch {
    for (const [index, word] of neutral(body).split(/\s+/).entries()) said.set(`body word ${index + 1}`, word);
  }
  return said;
}

function spread(value: unknown, place: string, neutral: (text: string) => string, said: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    said.set(place, typeof value === 'string' ? neutral(value) : JSON.stringify(value));
    return;
  }
  said.set(place, Array.isArray(value) ? 'an array' : 'an object');
  for (const [name, inner] of Object.entries(value)) spread(inner, `${place}/${neutral(name)}`, neutral, said);
}

export interface NamedAnswer {
  name: string;
  exchange: Exchange;
}

/**
 * The first place in which every answer for a name is unlike all of those for unused names, where these are alike.
 * @param unused at least two
 */
export function differingPlace(
  asked: readonly NamedAnswer[],
  unused: readonly NamedAnswer[],
): { place: string; expected: string | null; actual: string | null } | undefined {
  const [first, ...others] = unused.map(({ name, exchange }) => partsOfAnswer(exchange, name));
  const found = asked.map(({ name, exchange }) => partsOfAnswer(exchange, name));
  if (!first || others.length === 0 || found.length === 0) return undefined;
  const places = new Set([...first.keys(), ...found.flatMap((one) => [...one.keys()])]);
  for (const place of places) {
    const usual = first.get(place);
    const is_steady = others.every((other) => other.get(place) === usual);
    if (!is_steady || found.some((one) => one.get(place) === usual)) continue;
    return { place, expected: usual ?? null, actual: found[0]!.get(place) ?? null };
  }
  return undefined;
}
