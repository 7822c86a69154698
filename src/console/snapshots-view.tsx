/** Snapshots, what changed since one, and the way back. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { reset, restore, takeSnapshot, telling } from './acts.ts';
import { Entry, Json, useRead } from './parts.tsx';
import type { Changes } from './records.ts';
import { act } from './server.ts';
import { lists, settings_version } from './state.ts';
import { timeOfDay } from './times.ts';

interface Snapshot {
  id: string;
  created_at: string;
}

export function SnapshotsView() {
  const found = useRead<{ items: Snapshot[] }>('snapshots', [settings_version.value]);
  const [since, setSince] = useState<string>();
  const items = found && !(found instanceof Error) ? found.items.toReversed() : [];
  const chosen = items.find(({ id }) => id === since) ?? items[0];
  return (
    <div class="pane whole">
      <h2>Snapshots</h2>
      <div class="acts">
        <button type="button" onClick={takeSnapshot}>
          Take a snapshot <kbd>s</kbd>
        </button>
        <AskTwice name="Reset the world" sure="Everything back to the beginning: sure?" onSure={reset} hint="x" />
      </div>
      {items.length === 0 && (
        <p class="empty">None yet. A snapshot keeps records, files and time, to compare with and to go back to.</p>
      )}
      <ul class="cards">
        {items.map(({ id, created_at }, at) => (
          <li key={id}>
            <b>{timeOfDay(created_at)}</b> <code>{id.slice(0, 8)}</code>
            <span class="acts">
              <button type="button" aria-pressed={chosen?.id === id} onClick={() => setSince(id)}>
                What changed since
              </button>
              <button type="button" onClick={() => restore(id)}>
                Go back {at === 0 && <kbd>u</kbd>}
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={`Forget the snapshot of ${timeOfDay(created_at)}`}
                onClick={() => telling(async () => act('DELETE', `snapshots/${id}`))}
              >
                Forget
              </button>
            </span>
          </li>
        ))}
      </ul>
      {chosen && <ChangesSince key={chosen.id} id={chosen.id} />}
    </div>
  );
}

function AskTwice({ name, sure, hint, onSure }: { name: string; sure: string; hint: string; onSure(): void }) {
  const [is_asking, ask] = useState(false);
  return (
    <button
      type="button"
      class={is_asking ? 'danger' : ''}
      onBlur={() => ask(false)}
      onClick={() => {
        if (is_asking) onSure();
        ask(!is_asking);
      }}
    >
      {is_asking ? sure : name} <kbd>{hint}</kbd>
    </button>
  );
}

const kinds = { made: 'Made', changed: 'Changed', deleted: 'Deleted' } as const;

/** News may mean changed records: they are compared again when it has become quiet. */
const quiet_ms = 1_000;

function ChangesSince({ id }: { id: string }) {
  const [turn, compareAgain] = useReducer<number, void>((last) => last + 1, 0);
  const changes = useRead<Changes>(`snapshots/${id}/changes?limit=200`, [turn]);
  const news = [lists.runs.value, lists.deliveries.value, lists.requests.value, settings_version.value];
  const is_first = useRef(true);
  useEffect(() => {
    if (is_first.current) {
      is_first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => compareAgain(), quiet_ms);
    return () => clearTimeout(timer);
  }, news);
  if (changes === undefined) return <p class="empty">…</p>;
  if (changes instanceof Error) return <p class="empty">{changes.message}</p>;
  const { counts, deliveries } = changes;
  return (
    <section aria-labelledby="changes">
      <h3 id="changes">
        Since {timeOfDay(changes.snapshot.created_at)}{' '}
        <button type="button" class="quiet" onClick={() => compareAgain()}>
          compare again
        </button>
      </h3>
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map((what) => (
        <section key={what} class="change">
          <h4>
            {kinds[what]}: {inWords(counts[what])}
          </h4>
          {changes[what].map((entry) => (
            <details key={`${entry.kind} ${entry.id}`}>
              <summary>
                {entry.kind.replace('_', ' ')}{' '}
                {entry.kind === 'run' ? <Entry view="runs" id={entry.id} /> : <code>{entry.id.slice(0, 8)}</code>}
                {'fields' in entry && <span class="dim"> {Object.keys(entry.fields).join(', ')}</span>}
              </summary>
              {'fields' in entry ? (
                <FieldsTable fields={entry.fields} />
              ) : (
                <Json label={entry.kind} value={entry.record} />
              )}
            </details>
          ))}
        </section>
      ))}
      <section class="change">
        <h4>Deliveries made: {counts.deliveries}</h4>
        <ul class="links">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Entry view="deliveries" id={delivery.id}>
                {delivery.event} to {delivery.url}
              </Entry>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function inWords(counts: Readonly<Record<string, number>>): string {
  const named = Object.entries(counts).map(([kind, count]) => `${kind.replace('_', ' ')} × ${count}`);
  return named.join(', ') || 'nothing';
}

function FieldsTable({ fields }: { fields: Readonly<Record<string, { old?: unknown; new?: unknown }>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>field</th>
          <th>old</th>
          <th>new</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(fields).map(([name, { old, new: now }]) => (
          <tr key={name}>
            <th>{name}</th>
            <td>
              <del>{JSON.stringify(old)}</del>
            </td>
            <td>
              <ins>{JSON.stringify(now)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
