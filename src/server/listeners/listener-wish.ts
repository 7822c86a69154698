/** Attempts that a listener asks for: those to URLs of a pattern, and of them perhaps only some. */
import type { ControlQuery } from '../../contract/control-types.ts';
import type { OutgoingEvent } from '../../engine/sending.ts';
import { ControlRefusal } from '../control-refusal.ts';

/** The default of the document. */
export const usual_places = 'http://localhost:*';

/** `for` is a URL in which `*` stands for any text; what it leaves out behind the host and port may be anything. */
export type ListenerWish = ControlQuery<'streamAttempts'>;

type Asked = Pick<OutgoingEvent, 'url' | 'delivery'>;

/**
 * Proof of a webhook's URL is no delivery, and meets the pattern of a wish alone.
 * @throws ControlRefusal `invalid` for a pattern that is none
 */
export function wishMeets({
  for: pattern = usual_places,
  event,
  run_id,
  webhook_id,
}: ListenerWish): (asked: Asked) => boolean {
  const places = placesOf(pattern);
  return ({ url, delivery }) =>
    places.test(url) &&
    (delivery === undefined ||
      (fits(event, delivery.event) && fits(run_id, delivery.run_id) && fits(webhook_id, delivery.webhook_id)));
}

function fits(wished: string | undefined, is: string | null): boolean {
  return wished === undefined || wished.toLowerCase() === is?.toLowerCase();
}

/** Groups and expressions of URLPattern are refused: one that backtracks would hold up every sender. */
function placesOf(pattern: string): URLPattern {
  const refused = new ControlRefusal(
    'invalid',
    'for: takes a URL in which * stands for any text, such as http://localhost:*',
  );
  if (/[(){}\\]/.test(pattern)) throw refused;
  try {
    return new URLPattern(pattern);
  } catch {
    throw refused;
  }
}
