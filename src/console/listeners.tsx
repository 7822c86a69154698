/** Programs that are given deliveries in place of their receivers, while there are any. */
import { telling } from './acts.ts';
import { useRead } from './parts.tsx';
import { act } from './server.ts';
import { listeners_version } from './state.ts';
import { timeOfDay } from './times.ts';

interface Listener {
  id: string;
  for: string;
  event: string | null;
  run_id: string | null;
  webhook_id: string | null;
  from: string | null;
  since: string;
  is_connected: boolean;
  attempts: number;
}

export function Listeners() {
  const found = useRead<{ items: Listener[] }>('listeners', [listeners_version.value]);
  const items = found && !(found instanceof Error) ? found.items : [];
  if (items.length === 0) return null;
  return (
    <section aria-label="Listeners" class="listeners">
      <ul class="cards">
        {items.map((one) => (
          <li key={one.id}>
            <b>{one.is_connected ? 'listens' : 'is away'}</b> <code class="main">{one.for}</code>
            <span class="dim">
              from {one.from ?? 'an unknown address'} since {timeOfDay(one.since)}, {one.attempts} attempt
              {one.attempts === 1 ? '' : 's'} passed{partOf(one)}
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={`End the listener for ${one.for}`}
              onClick={() => telling(async () => act('DELETE', `listeners/${one.id}`))}
            >
              End
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deliveries to which it keeps. */
function partOf({ event, run_id, webhook_id }: Listener): string {
  const kept = [event, run_id && `run ${run_id}`, webhook_id && `webhook ${webhook_id}`].filter(Boolean);
  return kept.length > 0 ? `, of ${kept.join(', ')} alone` : '';
}
