/** Answers in which a gateway gives itself away, and the entry of `network.gateway` that knows them again. */
import type { Exchange } from '../suite/exchange.ts';
import { mediaTypeOf } from '../target/gateway.ts';
import { type Finding, findingsOf } from './finding.ts';

const { doubt } = findingsOf('gateway');

type Received = NonNullable<Exchange['received']>;

/** A line for each kind of page in the place of an answer of the API, which knows none. */
export function gatewayDoubts(exchanges: readonly Exchange[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { received, decoded, sent, request } of exchanges) {
    // Storage, which nothing is decoded of, and texts may be pages by right.
    if (!received || !decoded || request.operation === 'getModelText' || !isPage(received)) continue;
    const entry = entryOf(received);
    const says = `${sent.method} ${new URL(sent.url).pathname} answers ${received.status} ${mediaTypeOf(received)}, as no API does`;
    const mend = `where a gateway answers so in the place of the target, paste ${entry}`;
    if (!found.has(entry)) found.set(entry, doubt('network.gateway', says, mend));
  }
  return [...found.values()];
}

/** An item of the list `network.gateway`, in YAML and in one line. */
export function entryOf(received: Received): string {
  const { server } = received.headers;
  const title = titleOf(received.body);
  const parts = [
    `status: ${received.status}`,
    `content_type: ${mediaTypeOf(received)}`,
    ...(server ? [`header: { name: server, value: ${JSON.stringify(server)} }`] : []),
    ...(title === undefined ? [] : [`body_contains: ${JSON.stringify(title)}`]),
  ];
  return `- { ${parts.join(', ')} }`;
}

export function isPage(received: Received): boolean {
  return mediaTypeOf(received).toLowerCase() === 'text/html';
}

/** Title of a page, as far as it is short; undefined where it has none. */
export function titleOf(body: string): string | undefined {
  return /<title>([^<]{1,60})/i.exec(body)?.[1]?.trim() || undefined;
}
