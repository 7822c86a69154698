/** Answers of a gateway in front that the target file knows (`network.gateway`). */
import type { GatewayAnswer } from './target.ts';

export interface PlainAnswer {
  status: number;
  /** Names in lower case; several of one name with a comma between. */
  headers: Record<string, string>;
  body: string;
}

/** The place of the first entry that fits in all it names; undefined where the answer is the server's own. */
export function gatewayEntry(entries: readonly GatewayAnswer[] = [], answer: PlainAnswer): number | undefined {
  const place = entries.findIndex((entry) => fits(entry, answer));
  return place < 0 ? undefined : place;
}

function fits({ status, content_type, header, body_contains }: GatewayAnswer, answer: PlainAnswer): boolean {
  if (status !== answer.status) return false;
  if (content_type !== undefined && !sameWords(content_type, mediaTypeOf(answer))) return false;
  if (body_contains !== undefined && !answer.body.includes(body_contains)) return false;
  if (header === undefined) return true;
  const value = answer.headers[header.name.toLowerCase()] ?? '';
  return sameWords(value, header.value) || value.split(',').some((one) => sameWords(one.trim(), header.value));
}

/** Without its parameters; empty where the answer names none. */
export function mediaTypeOf({ headers }: Pick<PlainAnswer, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';')[0]!.trim();
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
