/** Attempts that leave with something else than their delivery says. */

import { referenceChoices } from '../../../src/choices/reference-choices.ts';
import { reference_manners } from '../../../src/engine/event-manners.ts';
import { requestIdHeader, signatureHeader } from '../../../src/engine/header-names.ts';
import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import { headersOf } from '../../../src/engine/signed-headers.ts';
import type { Parts } from '../../../src/server/parts.ts';
import type { DeliveryRow } from '../../../src/store/run-rows.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import type { PutDelivery } from './put.ts';

const request_id = requestIdHeader({ choices: referenceChoices });
const signature = signatureHeader({ choices: referenceChoices });

/** The state of deliveries at the moment when an attempt leaves. */
interface Known {
  delivery: DeliveryRow;
  /** The delivery that was made before it. */
  neighbour: DeliveryRow | undefined;
  /** The secret of another organization, where it is known. */
  foreign: string | undefined;
}

export function withAttempts(parts: Parts, put: PutDelivery): Parts {
  const { channel, only, note } = put;
  const known = new Map<string, Known>();
  const made = new Map<string, number>();
  let last: DeliveryRow | undefined;
  let first_request_id: string | undefined;
  let last_request_id: string | undefined;

  const remembering = withDeliveries(parts, async (deliveries, { org_id }, { store }) => {
    const others = (await store.organizations()).filter(({ id }) => id !== org_id);
    const foreign = others.find(({ callback_secret }) => callback_secret != null)?.callback_secret ?? undefined;
    for (const delivery of deliveries) {
      known.set(delivery.id, { delivery, neighbour: last, foreign });
      if (delivery.channel === channel) last = delivery;
    }
    return [...deliveries];
  });

  return {
    ...remembering,
    send(event) {
      const found = event.channel === channel ? knownOf(event) : undefined;
      if (!found) return parts.send(event);
      const { id, event: code } = found.delivery;
      const number = (made.get(id) ?? 0) + 1;
      made.set(id, number);
      const own_id = event.headers[request_id];
      const sent =
        only === undefined || only === code || (only === 'on-repeat' && number > 1) ? put_in(event, found) : event;
      first_request_id ??= own_id;
      last_request_id = own_id;
      if (sent !== event) note();
      return parts.send(sent);
    },
  };

  function knownOf({ body }: OutgoingEvent): Known | undefined {
    const { delivery } = JSON.parse(body) as { delivery: { id: string } };
    return known.get(delivery.id);
  }

  function put_in(event: OutgoingEvent, found: Known): OutgoingEvent {
    switch (`${put.place} ${put.operator}`) {
      case 'body altered':
        return { ...event, body: `${event.body} ` };
      case 'body empty':
        return { ...event, body: '{}' };
      case 'secret constant':
        return signedBy(event, 'a-secret-of-nobody-at-all');
      case 'secret neighbour':
        return found.neighbour?.secret == null ? event : signedBy(event, found.neighbour.secret);
      case 'secret foreign':
        return found.foreign === undefined ? event : signedBy(event, found.foreign);
      case 'secret none':
        return without(event, signature);
      case 'url neighbour':
        return found.neighbour ? { ...event, url: found.neighbour.url } : event;
      case 'url cut':
        return { ...event, url: event.url.slice(0, -1) };
      case 'request_id constant':
        return identified(event, first_request_id);
      case 'request_id dropped':
        return without(event, request_id);
      case 'request_id neighbour':
        return identified(event, last_request_id);
      default:
        throw new Error(`nothing is known of ${put.place} ${put.operator}`);
    }
  }

  function signedBy(event: OutgoingEvent, secret: string): OutgoingEvent {
    // Unsigned deliveries stay unsigned.
    if (event.headers[signature] === undefined) return event;
    const signing = { body: event.body, secret, request_id: event.headers[request_id]! };
    const headers = headersOf(signing, reference_manners[channel], parts.random);
    return headers[signature] === event.headers[signature] ? event : { ...event, headers };
  }
}

function without(event: OutgoingEvent, name: string): OutgoingEvent {
  const { [name]: lost, ...headers } = event.headers;
  return lost === undefined ? event : { ...event, headers };
}

function identified(event: OutgoingEvent, id: string | undefined): OutgoingEvent {
  if (id === undefined || id === event.headers[request_id]) return event;
  return { ...event, headers: { ...event.headers, [request_id]: id } };
}
