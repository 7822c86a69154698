/** One line of a list. */
import type { ComponentChildren } from 'preact';
import { type Delivery, deliveryState, type ListName, type LoggedRequest, type Rows, type Run } from './records.ts';
import { clock } from './state.ts';
import { timeOfDay } from './times.ts';

export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

type Tone = 'good' | 'bad' | 'warn' | 'busy' | 'plain';

export function RunBadge({ status }: { status: Run['status'] }) {
  const tones = { queued: 'plain', running: 'busy', completed: 'good', failed: 'bad', canceled: 'warn' } as const;
  return <Badge tone={tones[status]}>{status}</Badge>;
}

export function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  const state = deliveryState(delivery, { in_flight: clock.value?.in_flight ?? [] });
  const tones = { taken: 'good', 'under way': 'busy', waiting: 'warn', 'given up': 'bad' } as const;
  return <Badge tone={tones[state]}>{state}</Badge>;
}

export function StatusBadge({ status }: Pick<LoggedRequest, 'status'>) {
  const tone = status === null || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  return <Badge tone={tone}>{status ?? 'cut'}</Badge>;
}

export function Progress({ run }: { run: Run }) {
  const { nodes_completed, nodes_total, status } = run;
  const done = status === 'completed' ? nodes_total : nodes_completed;
  const label = `${done} of ${nodes_total} nodes`;
  return <progress value={done} max={Math.max(1, nodes_total)} aria-label={label} title={label} />;
}

function RunRow({ run }: { run: Run }) {
  return (
    <>
      <time>{timeOfDay(run.created_at)}</time>
      <RunBadge status={run.status} />
      <span class="main">{run.name ?? run.id}</span>
      <Progress run={run} />
      <span class="more">{run.failure_code ?? (run.cost === null ? '' : `cost ${run.cost}`)}</span>
    </>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { attempts, channel, event, url } = delivery;
  return (
    <>
      <time>{timeOfDay(delivery.created_at)}</time>
      <DeliveryBadge delivery={delivery} />
      <span class="main">{event}</span>
      <span class="dots" aria-label={`${attempts.length} attempts`} role="img">
        {attempts.slice(-8).map(({ request_id, succeeded }) => (
          <i key={request_id} class={succeeded ? 'good' : 'bad'} />
        ))}
      </span>
      <span class="more">
        {channel} {url}
      </span>
    </>
  );
}

function RequestRow({ request }: { request: LoggedRequest }) {
  const { method, path, operation, principal, reason } = request;
  return (
    <>
      <time>{timeOfDay(request.at)}</time>
      <StatusBadge status={request.status} />
      <span class="main">
        <b>{method}</b> {path}
      </span>
      <span class="side">{principal ?? 'nobody'}</span>
      <span class="more">{reason ?? operation ?? ''}</span>
    </>
  );
}

export function rowOf(name: ListName, row: Rows[ListName]) {
  switch (name) {
    case 'runs':
      return <RunRow run={row as Run} />;
    case 'deliveries':
      return <DeliveryRow delivery={row as Delivery} />;
    case 'requests':
      return <RequestRow request={row as LoggedRequest} />;
  }
}
