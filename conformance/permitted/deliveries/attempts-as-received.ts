import { attemptsAsReceived } from '../../checks/deliveries/attempts-as-received.ts';
import { withItems } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';

type Item = Readonly<Record<string, unknown>>;

function inPart(items: readonly Item[]): Item[] {
  return items.map((item) => {
    const attempts = (item.attempts ?? []) as readonly { request_id: string }[];
    const earlier = attempts.slice(0, -2).map(({ request_id }) => request_id);
    return { ...item, ...('attempts' in item && { attempts: attempts.slice(-2) }), earlier_request_ids: earlier };
  });
}

export const permitted = permittedOf(attemptsAsReceived, {
  'last-two-kept': {
    obeys: ['deliveries.attempts-as-received', 'deliveries.attempts'],
    what: 'Of the attempts of a delivery the log keeps the last two, and of those before nothing but their request ids.',
    apart: {
      'events/request-ids--request-id-of-delivery': 'one id for all attempts tells of none of them',
      'deliveries/attempts--status-with-its-reason': 'where the newest stands first, the last two are the oldest',
    },
    applyTo: (parts) => withItems(withItems(parts, 'listWebhookDeliveries', inPart), 'listAllDeliveries', inPart),
  },
  'sent-once-more-on-the-way': {
    obeys: ['deliveries.attempts-as-received'],
    what: 'An attempt of a webhook that was answered well arrives a second time, and the log shows one.',
    applyTo: (parts) => ({
      ...parts,
      async send(event) {
        const result = await parts.send(event);
        const is_well = result.kind === 'answered' && result.status < 300;
        return is_well && event.channel === 'webhook' ? parts.send(event) : result;
      },
    }),
  },
  'other-records': {
    obeys: ['deliveries.attempts-as-received'],
    what: 'Fields have another order and company, nulls are left out, and times are written otherwise.',
    choices: {
      records: {
        nulls: 'absent',
        extra_fields: { add: { x_revision: 3, x_labels: ['blue'] } },
        key_order: 'reversed',
        timestamps: { offset: '+00:00', fraction_digits: 6 },
        decimals: 'signed',
        attempt_status_code: 'integer',
        status_words: { running: ['starting', 'processing'], completed: ['succeeded', 'done'], failed: ['error'] },
        header_prefix: 'X-Acme-',
      },
    },
  },
});
