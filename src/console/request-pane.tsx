/** One request: what was asked, what was answered, and why it was refused. */
import { answers } from './acts.ts';
import { unsendable } from './copies.ts';
import { Acts, Entry, Facts, Json, Text } from './parts.tsx';
import { type LoggedRequest, runOfRequest } from './records.ts';
import { RunBadge, StatusBadge } from './rows.tsx';
import { lists, run_of_request, show } from './state.ts';
import { timeOfDay } from './times.ts';

export function RequestPane({ request }: { request: LoggedRequest }) {
  const { id, method, path, operation, status, took_ms, principal, user_agent, fault, body, reason } = request;
  const run_id = run_of_request.value.get(id) ?? runOfRequest(request, []);
  const run = lists.runs.value.by_id.get(run_id ?? '');
  const again = answers.value.get(id);
  return (
    <>
      <h2>
        <StatusBadge status={status} /> {operation ?? `${method} ${path.split('?')[0]}`}
      </h2>
      <Acts entry={{ name: 'requests', row: request }} />
      {reason !== null && (
        <p class="reason">
          <b>Refused:</b> {reason}
        </p>
      )}
      {fault !== null && (
        <p class="reason">
          <b>Fault:</b> it met the injected fault <code>{fault.slice(0, 8)}</code>,{' '}
          <button type="button" class="link" onClick={() => show('outcomes')}>
            which can be taken back
          </button>
          .
        </p>
      )}
      <Facts
        rows={[
          ['asked', <code key="asked">{`${method} ${path}`}</code>],
          ['answered', status === null ? 'nothing: the connection was cut' : `${status}, in ${took_ms} ms`],
          ['came', timeOfDay(request.at)],
          ['by', principal ?? 'nobody known, or without a token'],
          ['user agent', user_agent],
          ['Service-Request-Id', <code key="id">{id}</code>],
          [
            'run',
            run_id !== undefined && (
              <>
                {run && <RunBadge status={run.status} />}{' '}
                <Entry view="runs" id={run_id}>
                  {run?.name ?? run_id}
                </Entry>
              </>
            ),
          ],
        ]}
      />
      {unsendable(request) !== undefined && <p class="dim">It cannot be sent again. {unsendable(request)}</p>}
      {body !== null && <Json label="body" value={parsed(body)} />}
      {again && <Text label={`answer to sending it again: ${again.status}`} text={again.text || 'no body'} />}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
