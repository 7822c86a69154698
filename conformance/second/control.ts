/** The interface that tests control: time, and the ends of runs and webhooks. */
import type { Answer } from './answers.ts';
import { endRun } from './runs.ts';
import type { State } from './state.ts';

export const control_path = '/_time';

/** Undefined where the request is none of its own. */
export async function control(
  state: State,
  method: string,
  pathname: string,
  bytes: Buffer,
): Promise<Answer | undefined> {
  if (!pathname.startsWith(`${control_path}/`)) return undefined;
  const [thing, id = '', verb] = pathname.slice(control_path.length + 1).split('/');
  if (thing === 'clock') {
    if (id === 'advance' && state.clock.mode === 'real') return { status: 409 };
    if (id === 'advance') await state.clock.advance(JSON.parse(bytes.toString()).by_ms);
    return { status: 200, body: clockOf(state) };
  }
  if (thing === 'webhooks' && method === 'DELETE') return { status: state.webhooks.delete(id) ? 200 : 404 };
  const run = state.runs.get(id);
  if (!run || verb !== 'cancel' || run.outcome !== undefined) return { status: 404 };
  endRun(state, run, 'canceled');
  return { status: 200, body: {} };
}

function clockOf({ clock }: State) {
  const due_ms = clock.nextDue();
  return {
    mode: clock.mode,
    now: new Date(clock.now()).toISOString(),
    next_due_at: due_ms === undefined ? null : new Date(due_ms).toISOString(),
  };
}
