/** Worlds of the server, beside the one that the page shows. */
import { useRef } from 'preact/hooks';
import { telling } from './acts.ts';
import { useRead } from './parts.tsx';
import { act } from './server.ts';
import { world, worlds_version } from './state.ts';
import { timeOfDay } from './times.ts';

interface Summary {
  id: string;
  base_url: string;
  seed: number;
  expires_at: string | null;
}

export function WorldsView() {
  const found = useRead<{ items: Summary[] }>('worlds', [worlds_version.value]);
  const form = useRef<HTMLFormElement>(null);
  if (found instanceof Error)
    return (
      <div class="pane whole">
        <h2>Worlds</h2>
        <p>
          The worlds of a server are listed in the console of its default world:{' '}
          <a href="../../../_control/console?view=worlds">go there</a>.
        </p>
      </div>
    );
  return (
    <div class="pane whole">
      <h2>Worlds</h2>
      <p class="dim">Complete states of the server, side by side: tests that have one each do not see each other.</p>
      <ul class="cards">
        {found?.items.map(({ id, base_url, seed, expires_at }, at) => (
          <li key={id}>
            <b>{id === world.value?.id ? 'this one' : <a href={consoleOf(id, at === 0)}>its console</a>}</b>{' '}
            <code>{base_url}</code>
            <span class="dim">
              seed {seed}
              {expires_at === null ? '' : `, ends at ${timeOfDay(expires_at)}`}
            </span>
            {at > 0 && (
              <button
                type="button"
                class="quiet"
                aria-label={`Remove ${base_url}`}
                onClick={() => telling(async () => act('DELETE', `worlds/${id}`))}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        class="form"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(form.current!);
          const number = (name: string) => (given.get(name) ? { [name]: Number(given.get(name)) } : {});
          const body = {
            seed_state: given.get('seed_state'),
            clock: given.get('clock'),
            ...number('seed'),
            ...number('expires_in'),
          };
          void telling(async () => {
            await act('POST', 'worlds', body);
            return 'A world was made.';
          });
        }}
      >
        <label>
          <span>holds at first</span>
          <select name="seed_state">
            <option>small</option>
            <option>full</option>
          </select>
        </label>
        <label>
          <span>clock</span>
          <select name="clock">
            <option>real</option>
            <option>virtual</option>
            <option>virtual-auto</option>
            <option>x20</option>
          </select>
        </label>
        <label>
          <span>seed</span>
          <input type="number" name="seed" defaultValue="1" min="0" />
        </label>
        <label>
          <span>ends after seconds (never unless given)</span>
          <input type="number" name="expires_in" min="1" max="604800" />
        </label>
        <button type="submit">Make a world</button>
      </form>
    </div>
  );
}

/** By the address of this page, whatever stands before it. */
function consoleOf(id: string, is_main: boolean): string {
  return is_main ? 'console' : `../w/${id}/_control/console`;
}
