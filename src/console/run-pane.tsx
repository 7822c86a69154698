/** One run: its progress, what it was given and made, and what it led to. */
import { cancelRun } from './acts.ts';
import { Acts, Entry, Facts, Json, useRead } from './parts.tsx';
import { type Run, runOfRequest, type WholeRun } from './records.ts';
import { DeliveryBadge, Progress, RunBadge, StatusBadge } from './rows.tsx';
import { lists } from './state.ts';
import { between, lengthInWords, timeOfDay } from './times.ts';

const most_linked = 20;

export function RunPane({ run }: { run: Run }) {
  const whole = useRead<WholeRun>(`runs/${run.id}`, [run]);
  const deliveries = lists.deliveries.value.rows.filter(({ run_id }) => run_id === run.id);
  const requests = lists.requests.value.rows.filter((request) => runOfRequest(request, [run]) === run.id);
  const { started_at, completed_at, failure_code, failure_message } = run;
  const is_over = completed_at !== null;
  return (
    <>
      <h2>
        <RunBadge status={run.status} /> {run.name ?? 'a run'}
      </h2>
      <Acts entry={{ name: 'runs', row: run }}>
        {!is_over && (
          <button type="button" onClick={() => cancelRun(run)}>
            Cancel
          </button>
        )}
      </Acts>
      <p class="progress">
        <Progress run={run} /> {run.status === 'completed' ? run.nodes_total : run.nodes_completed} of {run.nodes_total}{' '}
        {run.nodes_total === 1 ? 'node' : 'nodes'}
      </p>
      <Facts
        rows={[
          ['run', <code key="id">{run.id}</code>],
          ['dispatched', timeOfDay(run.created_at)],
          ['waited', started_at && lengthInWords(between(run.created_at, started_at))],
          ['took', started_at && completed_at && lengthInWords(between(started_at, completed_at))],
          ['failed', failure_code && `${failure_code}: ${failure_message}`],
          ['cost', run.cost],
          ['batch', run.batch_id && <code key="batch">{run.batch_id}</code>],
          ['callback to', run.callback_url],
        ]}
      />
      <h3>Events</h3>
      {deliveries.length === 0 && <p class="empty">{is_over ? 'None was sent.' : 'None is sent before its end.'}</p>}
      <ul class="links">
        {deliveries.slice(0, most_linked).map((delivery) => (
          <li key={delivery.id}>
            <DeliveryBadge delivery={delivery} />{' '}
            <Entry view="deliveries" id={delivery.id}>
              {delivery.channel} to {delivery.url}
            </Entry>
          </li>
        ))}
      </ul>
      <h3>Requests</h3>
      {requests.length === 0 && <p class="empty">None is in the log.</p>}
      <ul class="links">
        {requests.slice(0, most_linked).map((request) => (
          <li key={request.id}>
            <StatusBadge status={request.status} />{' '}
            <Entry view="requests" id={request.id}>
              {request.id === run.request_id ? 'the dispatch, ' : ''}
              {request.operation ?? request.path} by {request.principal ?? 'nobody'}
            </Entry>
          </li>
        ))}
        {requests.length > most_linked && <li>and {requests.length - most_linked} more</li>}
      </ul>
      {whole && !(whole instanceof Error) && (
        <>
          <Json label="input" value={whole.record.input} />
          {whole.record.output !== null && <Json label="output" value={whole.record.output} />}
          {whole.logs.length > 0 && (
            <>
              <h3>Log</h3>
              <ol class="log">
                {whole.logs.map((log) => (
                  <li key={String(log.id)}>
                    <time>{timeOfDay(String(log.timestamp))}</time> {String(log.message)}
                  </li>
                ))}
              </ol>
            </>
          )}
          <details>
            <summary>The whole record and its node runs</summary>
            <Json label="record" value={whole.record} />
            <Json label="node runs" value={whole.node_runs} />
          </details>
        </>
      )}
    </>
  );
}
