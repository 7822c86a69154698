/** A sender that takes one answer of a receiver for another. */
import type { SendResult } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';
import type { PutDelivery } from './put.ts';

/** The status as which each class is read. */
const statuses: Readonly<Record<string, number>> = { '2xx': 200, '3xx': 304, '4xx': 404, '5xx': 500 };

export function withAnswersReadAs(parts: Parts, { channel, operator, note }: PutDelivery, found: string): Parts {
  const other = operator.replace(/^as-/, '');
  return {
    ...parts,
    async send(event) {
      const result = await parts.send(event);
      if (event.channel !== channel || classOf(result) !== found) return result;
      note();
      const { took_ms } = result;
      const status = statuses[other];
      return status === undefined
        ? { kind: 'failed', reason: 'network', message: 'the connection was reset', took_ms }
        : { kind: 'answered', status, body: result.kind === 'answered' ? result.body : '', took_ms };
    },
  };
}

function classOf(result: SendResult): string {
  if (result.kind === 'answered') return `${Math.floor(result.status / 100)}xx`;
  if (result.reason === 'timeout') return 'timeout';
  return /ECONNREFUSED/.test(result.message) ? 'refused' : 'reset';
}
