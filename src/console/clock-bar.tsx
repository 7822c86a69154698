/** The clock of the world, and what moves it. */
import { advance, advanceToNext, pauseOrGo } from './acts.ts';
import { clock, connection, world } from './state.ts';
import { between, lengthInWords, timeOfDay } from './times.ts';

const steps = [
  ['1 s', 1_000],
  ['1 min', 60_000],
  ['1 h', 3_600_000],
  ['1 day', 86_400_000],
] as const;

const words = {
  opening: 'connecting',
  live: 'live',
  broken: 'connection lost, trying again',
  over: 'the world is gone',
};

export function ClockBar() {
  const told = clock.value;
  return (
    <header>
      <h1>
        <span class={`light ${connection.value}`} role="status" title={words[connection.value]}>
          {words[connection.value]}
        </span>
        Console <small title={world.value?.id}>{world.value ? `world ${world.value.id.slice(0, 8)}` : ''}</small>
      </h1>
      {told && (
        <section class="clock" aria-label="Clock">
          <span class="now">
            <time dateTime={told.now}>
              {told.now.slice(0, 10)} <b>{timeOfDay(told.now)}</b>
            </time>{' '}
            <span class="dim">
              {told.mode}
              {told.is_paused && told.mode !== 'virtual' ? ', paused' : ''}
              {told.next_due_at === null
                ? ', nothing due'
                : `, next in ${lengthInWords(Math.max(0, between(told.now, told.next_due_at)))}`}
            </span>
          </span>
          <span class="buttons">
            {told.mode !== 'virtual' && (
              <button type="button" onClick={pauseOrGo} aria-pressed={told.is_paused}>
                {told.is_paused ? 'Go' : 'Pause'} <kbd>p</kbd>
              </button>
            )}
            <button type="button" onClick={advanceToNext} disabled={told.next_due_at === null}>
              To next <kbd>a</kbd>
            </button>
            {steps.map(([name, ms]) => (
              <button type="button" key={name} onClick={() => advance(ms)} aria-label={`Advance by ${name}`}>
                +{name}
              </button>
            ))}
          </span>
        </section>
      )}
    </header>
  );
}
