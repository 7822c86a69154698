/** One delivery: its attempts on a time line, why they were repeated, and its signature explained. */
import { useState } from 'preact/hooks';
import { recomputation } from './copies.ts';
import { Acts, Entry, Facts, Text, useRead } from './parts.tsx';
import { type Attempt, type Delivery, deliveryState, type Signature } from './records.ts';
import { Badge, DeliveryBadge, RunBadge } from './rows.tsx';
import { clock, lists } from './state.ts';
import { between, lengthInWords, timeOfDay } from './times.ts';

export function DeliveryPane({ delivery }: { delivery: Delivery }) {
  const run = lists.runs.value.by_id.get(delivery.run_id);
  const { channel, event, url, webhook_id } = delivery;
  return (
    <>
      <h2>
        <DeliveryBadge delivery={delivery} /> {event}
      </h2>
      <Acts entry={{ name: 'deliveries', row: delivery }} />
      <Facts
        rows={[
          ['delivery', <code key="id">{delivery.id}</code>],
          ['to', `${channel} at ${url}`],
          ['webhook', webhook_id && <code key="webhook">{webhook_id}</code>],
          [
            'run',
            <>
              {run && <RunBadge status={run.status} />}{' '}
              <Entry view="runs" id={delivery.run_id}>
                {run?.name ?? delivery.run_id}
              </Entry>
            </>,
          ],
          ['happened', timeOfDay(delivery.created_at)],
        ]}
      />
      <h3>Attempts</h3>
      {delivery.attempts.length + (delivery.next_attempt_at === null ? 0 : 1) > 1 && <Strip delivery={delivery} />}
      <ol class="timeline">
        {delivery.attempts.map((attempt, at) => (
          <AttemptItem
            key={attempt.request_id}
            delivery={delivery}
            attempt={attempt}
            before={delivery.attempts[at - 1]}
          />
        ))}
        <NextAttempt delivery={delivery} />
      </ol>
      <h3>Signature</h3>
      {delivery.is_signed ? <SignatureExplained delivery={delivery} /> : <p>None: its receiver has no secret.</p>}
    </>
  );
}

/** Attempts true to their distance in time, as far as that is seen. */
function Strip({ delivery }: { delivery: Delivery }) {
  const { attempts, created_at, next_attempt_at } = delivery;
  const times = attempts.map((attempt) => between(created_at, attempt.created_at));
  const next = next_attempt_at === null ? [] : [between(created_at, next_attempt_at)];
  const longest = Math.max(1, ...times, ...next);
  const x = (ms: number) => 3 + (94 * Math.max(0, ms)) / longest;
  return (
    <svg class="strip" role="img" aria-label={`${attempts.length} attempts in ${lengthInWords(longest)}`}>
      <line x1="3%" x2="97%" y1="12" y2="12" />
      {times.map((ms, at) => (
        <circle
          key={attempts[at]!.request_id}
          class={attempts[at]!.succeeded ? 'good' : 'bad'}
          cx={`${x(ms)}%`}
          cy="12"
          r="6"
        />
      ))}
      {next.map((ms) => (
        <circle key="next" class="next" cx={`${x(ms)}%`} cy="12" r="6" />
      ))}
    </svg>
  );
}

function AttemptItem({
  delivery,
  attempt,
  before,
}: {
  delivery: Delivery;
  attempt: Attempt;
  before: Attempt | undefined;
}) {
  const { created_at, status_code, response_time_ms, response_body, request_id, succeeded } = attempt;
  const gap = before && lengthInWords(between(before.created_at, created_at));
  return (
    <li class={succeeded ? 'good' : 'bad'}>
      <p>
        <Badge tone={succeeded ? 'good' : 'bad'}>{status_code ?? 'no answer'}</Badge>{' '}
        <time>{timeOfDay(created_at)}</time>
        {gap && <span class="dim"> {gap} after the one before</span>}
        {response_time_ms !== null && <span class="dim">, answered in {response_time_ms} ms</span>}
      </p>
      <p>{reasonOf(delivery, attempt)}</p>
      {response_body && <code class="answer">{beginningOf(response_body)}</code>}
      <p class="dim">
        Service-Request-Id <code>{request_id}</code>
      </p>
    </li>
  );
}

const most_shown = 300;

function beginningOf(text: string): string {
  return text.length > most_shown ? `${text.slice(0, most_shown)}…` : text;
}

/** One sentence on what an attempt led to. */
function reasonOf({ channel, attempts }: Delivery, attempt: Attempt): string {
  const { succeeded, status_code, next_retry_at, created_at } = attempt;
  const is_last = attempts.at(-1) === attempt;
  if (succeeded) return 'The receiver took it.';
  const failed =
    status_code === null
      ? 'The receiver gave no answer: no connection, a broken one, or too late.'
      : `The receiver answered ${status_code}, which is no 2xx.`;
  if (next_retry_at !== null)
    return `${failed} It was to be repeated ${lengthInWords(between(created_at, next_retry_at))} later.`;
  if (!is_last) return `${failed} Somebody sent it again.`;
  return channel === 'callback'
    ? `${failed} A callback is repeated only on 5xx and broken connections, and only so often: this was the last attempt.`
    : `${failed} This was the last attempt of the webhook.`;
}

function NextAttempt({ delivery }: { delivery: Delivery }) {
  const { now, in_flight } = clock.value ?? { now: delivery.created_at, in_flight: [] };
  const flying = in_flight.find(({ delivery_id }) => delivery_id === delivery.id);
  if (flying)
    return (
      <li class="next">
        <Badge tone="busy">under way</Badge> Attempt {flying.attempt} left at {timeOfDay(flying.since)}; its receiver
        has not answered.
      </li>
    );
  if (delivery.next_attempt_at === null || deliveryState(delivery, { in_flight }) !== 'waiting') return null;
  return (
    <li class="next">
      <Badge tone="warn">next</Badge> at {timeOfDay(delivery.next_attempt_at)}, in{' '}
      {lengthInWords(Math.max(0, between(now, delivery.next_attempt_at)))} of the world’s clock (<kbd>a</kbd> goes
      there)
    </li>
  );
}

function SignatureExplained({ delivery }: { delivery: Delivery }) {
  const [asked, setAsked] = useState<number>();
  const { length } = delivery.attempts;
  const attempt = asked !== undefined && asked <= length ? asked : undefined;
  const query = attempt === undefined ? '' : `?attempt=${attempt}`;
  const signature = useRead<Signature>(`deliveries/${delivery.id}/signature${query}`, [length]);
  if (signature === undefined) return <p class="empty">…</p>;
  if (signature instanceof Error) return <p class="empty">{signature.message}</p>;
  const { header, value, secret, secret_of, prefix, encoding, signed } = signature;
  return (
    <>
      {length > 1 && (
        <p>
          <label>
            of attempt{' '}
            <select value={signature.attempt} onChange={(event) => setAsked(Number(event.currentTarget.value))}>
              {delivery.attempts.map(({ request_id }, at) => (
                <option key={request_id} value={at + 1}>
                  {at + 1}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <ol class="steps">
        <li>
          HMAC-SHA256 over the very bytes of the body, before any parser ({new Blob([signed]).size} bytes, below),
        </li>
        <li>
          with the secret of the {secret_of === 'webhook' ? 'webhook' : 'organization, which signs its callbacks'}:{' '}
          <code>{secret}</code>,
        </li>
        <li>
          written as {encoding}
          {prefix !== '' && (
            <>
              {' '}
              after <code>{prefix}</code>
            </>
          )}
          , and sent in the header <code>{header}</code>:
        </li>
      </ol>
      <Text label="signature" text={value} />
      <Text label="signed bytes" text={signed} />
      <Text label="way to recompute it" text={recomputation(signature)} />
      {prefix !== '' && <p class="dim">The header has {prefix} before what this prints.</p>}
    </>
  );
}
