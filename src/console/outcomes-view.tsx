/** Scripts and faults: what shall happen to runs, requests and deliveries to come. */
import { telling } from './acts.ts';
import { FaultForm, ScriptForm } from './fault-forms.tsx';
import { useRead } from './parts.tsx';
import { act } from './server.ts';
import { lists, settings_version } from './state.ts';

type Item = { id: string } & Readonly<Record<string, unknown>>;

export function OutcomesView() {
  return (
    <div class="pane whole">
      <Kept path="scripts" title="Scripts" about="How runs to come shall end.">
        <ScriptForm />
      </Kept>
      <Kept path="faults" title="Faults" about="Wrong behaviour that requests and deliveries meet.">
        <FaultForm />
      </Kept>
    </div>
  );
}

function Kept({
  path,
  title,
  about,
  children,
}: {
  path: string;
  title: string;
  about: string;
  children: preact.ComponentChildren;
}) {
  // Requests use faults up, and runs scripts.
  const used = [lists.requests.value.rows[0], lists.runs.value.rows[0]];
  const found = useRead<{ items: Item[] }>(path, [settings_version.value, ...used]);
  const items = found && !(found instanceof Error) ? found.items : [];
  return (
    <section>
      <h2>{title}</h2>
      <p class="dim">{about}</p>
      <ul class="cards">
        {items.map(({ id, ...item }) => (
          <li key={id}>
            <code class="main">{inWords(item)}</code>
            <button
              type="button"
              class="quiet"
              aria-label={`Take back ${inWords(item)}`}
              onClick={() => telling(async () => act('DELETE', `${path}/${id}`))}
            >
              Take back
            </button>
          </li>
        ))}
        {items.length === 0 && <li class="empty">None.</li>}
      </ul>
      <details>
        <summary>Add one</summary>
        {children}
      </details>
    </section>
  );
}

/** `kind status, status 503, operations getRun`. */
function inWords(item: Readonly<Record<string, unknown>>): string {
  return Object.entries(item)
    .map(([name, value]) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? inWords(value as never)
        : `${name} ${value === null ? 'always' : value}`,
    )
    .join(', ');
}
