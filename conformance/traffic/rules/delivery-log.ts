/** The log of deliveries against itself, and against the events that the receivers of its webhooks recorded. */
import { attemptsIn, inJson, partsOfHeader, statusIn } from '../../models/delivery-log.ts';
import { isSet, sameId } from '../../models/values.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';
import { urlOf } from '../match.ts';
import { BoundedMap } from '../memory.ts';
import { digestOf, type Store } from '../store.ts';
import { type Seen, trafficRule } from '../traffic-rule.ts';

/** Events about one run that one receiver recorded. */
interface Heard {
  ids: string[];
  requests: string[];
  ended_ms: number;
}

/** Runs of one webhook that were compared, as far as they decide. */
interface Compared {
  is_found: boolean;
  missed: Set<string>;
}

/** Events of other senders may have come to the same URL: so many runs without one that fits are no accident. */
const telling = 2;
const most_webhooks = 1_000;
/** Attempts of one run to one receiver. */
const most_heard = 20;

/** Notes an event as a receiver got it. */
export function noteEvent(store: Store, { entry, ended_ms }: Seen, run: string, delivery: unknown, request: unknown) {
  const key = heardKey(receiverOf(entry.url), run);
  const before = store.get<Heard>('heard', key) ?? { ids: [], requests: [], ended_ms };
  if (isSet(delivery) && before.ids.length < most_heard) before.ids.push(String(delivery));
  if (isSet(request) && before.requests.length < most_heard) before.requests.push(String(request));
  store.set('heard', key, { ...before, ended_ms: Math.max(before.ended_ms, ended_ms) });
}

/** A short text that stands for the URL of a receiver, whatever its query. */
export function receiverOf(url: string): string {
  const { origin, pathname } = urlOf(url);
  return digestOf(origin + pathname);
}

function heardKey(receiver: string, run: string): string {
  return `${receiver} ${run.toLowerCase()}`;
}

export const deliveryLogRule = trafficRule({
  id: 'traffic/delivery-log',
  title: 'The log of deliveries fits itself, and the events that were recorded',
  how: 'Attempts of the log are held against their own statuses, and deliveries that were answered against the ids of the events that the receiver of the webhook recorded about the same run.',
  clauses: [
    'deliveries.attempt-tells-outcome',
    'types.attempt-fields',
    'deliveries.id-as-received',
    'events.request-id-in-log',
  ],
  codes: {
    'success-not-as-status': {
      clause: 'deliveries.attempt-tells-outcome',
      message: 'The log calls an attempt a success with a status outside 2xx, or a failure with a 2xx.',
    },
    'no-outcome': { clause: 'types.attempt-fields', message: 'An attempt in the log does not show succeeded.' },
    'delivery-not-in-log': {
      clause: 'deliveries.id-as-received',
      message: 'The log of a webhook shows none of its deliveries by the id that its receiver was told.',
    },
    'request-id-not-in-log': {
      clause: 'events.request-id-in-log',
      message: 'The log of a webhook shows none of the request ids that its receiver was told.',
    },
  },
  operations: ['listWebhookDeliveries'],
  unseen: 'no log of deliveries was shown with its attempts',
  open({ store }) {
    const deliveries = new BoundedMap<string, Compared>(most_webhooks, () => {});
    const requests = new BoundedMap<string, Compared>(most_webhooks, () => {});

    function take({ exchange, began_ms, is_timed }: Seen, tally: Tally): Mismatch[] {
      const { request, decoded } = exchange ?? {};
      if (decoded?.outcome !== 'success') return [];
      if (request!.operation === 'createWebhook') created(exchange!);
      if (request!.operation !== 'listWebhookDeliveries') return [];
      const webhook = String(request!.path.webhook_id).toLowerCase();
      const items = decoded.page?.items ?? [];
      // Any place in the answer counts.
      const text = `${exchange!.received!.body}\n${JSON.stringify(items)}`.toLowerCase();
      if (is_timed) for (const item of items) compare(webhook, item, text, began_ms, tally);
      return items.flatMap((item, index) => outcomes(exchange!, item, `/items/${index}/attempts`, tally)).slice(0, 1);
    }

    function created({ request, decoded }: Exchange): void {
      const { id, url = (request.body as { url?: unknown } | undefined)?.url } = decoded!.record ?? {};
      if (typeof id !== 'string' || typeof url !== 'string') return;
      const receiver = receiverOf(url);
      store.set('receiver', id.toLowerCase(), receiver);
      store.set('webhooks at', receiver, (store.get<number>('webhooks at', receiver) ?? 0) + 1);
    }

    function outcomes(exchange: Exchange, item: Record<string, unknown>, pointer: string, tally: Tally): Mismatch[] {
      if (exchange.request.query.fields !== undefined) return [];
      return (attemptsIn(item) ?? []).flatMap((attempt, index) => {
        const status = statusIn(attempt);
        if (status === undefined) return [];
        const shown = { at: exchange, actual: attempt.succeeded ?? null, pointer: `${pointer}/${index}/succeeded` };
        if (tally.compared(!isSet(attempt.succeeded)))
          return tally.broken('no-outcome', { ...shown, expected: 'true or false' });
        if (typeof attempt.succeeded !== 'boolean') return [];
        const expected = isSuccess(status);
        return tally.holds(attempt.succeeded === expected, 'success-not-as-status', { ...shown, expected });
      });
    }

    /** Of a delivery that was taken, with events about its run that came to its receiver before. */
    function compare(
      webhook: string,
      item: Record<string, unknown>,
      text: string,
      began_ms: number,
      tally: Tally,
    ): void {
      const receiver = store.get<string>('receiver', webhook);
      const is_taken = (attemptsIn(item) ?? []).some((attempt) => isSuccess(statusIn(attempt) ?? 0));
      if (receiver === undefined || !isSet(item.run_id) || !isSet(item.id) || !is_taken) return;
      if (store.get('webhooks at', receiver) !== 1) return;
      const run = String(item.run_id);
      const heard = store.get<Heard>('heard', heardKey(receiver, run));
      if (!heard || began_ms < heard.ended_ms) return;
      const has = (id: string) => text.includes(id.toLowerCase()) || text.includes(inJson(id));
      if (heard.ids.length > 0) {
        count(
          deliveries,
          webhook,
          run,
          heard.ids.some((id) => sameId(id, item.id)),
          tally,
        );
      }
      if (heard.requests.length > 0) {
        count(
          requests,
          webhook,
          run,
          heard.requests.some((id) => has(id) || partsOfHeader(id).every(has)),
          tally,
        );
      }
    }

    function count(all: Map<string, Compared>, webhook: string, run: string, is_found: boolean, tally: Tally): void {
      const so_far = all.get(webhook) ?? { is_found: false, missed: new Set<string>() };
      so_far.is_found ||= tally.compared(is_found);
      if (!is_found && so_far.missed.size < telling) so_far.missed.add(run);
      all.set(webhook, so_far);
    }

    return {
      take,
      end: (tally) =>
        (
          [
            ['delivery-not-in-log', deliveries, 'the delivery.id of an event'],
            ['request-id-not-in-log', requests, 'the request id of an event'],
          ] as const
        ).flatMap(([code, all, expected]) => {
          const [lacking] = [...all].filter(([, { is_found, missed }]) => !is_found && missed.size >= telling);
          if (!lacking) return [];
          const actual = `none of them in the log of ${lacking[0]}`;
          return tally.broken(code, { operation: 'listWebhookDeliveries', expected, actual });
        }),
    };
  },
});

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}
