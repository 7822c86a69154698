/** An event as people read it: what happened and what was answered in one line, what belongs to it below. */
import type { ReceivedEvent, SenderAnswer } from './received-event.ts';

type Colour = 'green' | 'red' | 'yellow' | 'bold' | 'dim';
export type Paint = (colour: Colour, text: string) => string;

const colours: Readonly<Record<ReceivedEvent['signature'], Colour>> = {
  valid: 'green',
  'not valid': 'red',
  unsigned: 'yellow',
  'not verified': 'yellow',
};

/** Ends with a line break. @param paint gives the text back as it is where there are no colours */
export function readableEvent(event: ReceivedEvent, answered: SenderAnswer, paint: Paint): string {
  const { signature, why } = event;
  const details = [
    ['run', event.run_id],
    ['delivery', event.delivery_id],
    ['request', event.request_id],
  ].map(([name, id]) => `${name} ${shown(id ?? '-')}`);
  const lines = [
    [
      paint('dim', event.time.slice('2026-01-01T'.length)),
      paint('bold', shown(event.event ?? 'no event')),
      attemptOf(event),
      paint(colours[signature], signature),
      answerOf(answered, paint),
    ].join('  '),
    `    ${details.join('  ')}`,
    ...(why === undefined ? [] : [`    ${paint('red', why)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function attemptOf({ attempt, since_first_ms }: ReceivedEvent): string {
  if (attempt === null) return 'attempt -';
  const after = attempt === 1 ? '' : `, ${(since_first_ms! / 1_000).toFixed(3)} s after the first`;
  return `attempt ${attempt}${after}`;
}

function answerOf({ status, note }: SenderAnswer, paint: Paint): string {
  const is_taken = status !== null && status >= 200 && status <= 299;
  const said = [status ?? 'no answer', ...(note === undefined ? [] : [note])].join(', ');
  return paint(is_taken ? 'green' : 'red', `→ ${said}`);
}

/** Text from a sender must not steer the terminal, nor fill it. */
function shown(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd').slice(0, 80);
}
