/** Polled runs written by hand, for tests of judges: what dispatches and reads could have answered. */
import { polledRunNotes } from '../models/shown-runs.ts';
import type { Check } from '../suite/check.ts';
import type { Evidence } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { answered, outcomeOf, type Written, written } from './written-evidence.support.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A read: the fields of the run in which it differs from a sound one, or the status of a refusal. */
export type WrittenRead = Fields | number;

export interface WrittenRun {
  /** As the target file names its kind; `workflow` is a run of a workflow. */
  name?: string;
  /** Answer to the dispatch; sound unless given. */
  answer?: unknown;
  path?: Record<string, string>;
  reads?: readonly WrittenRead[];
}

const created_at = '2026-01-05T09:30:00.000Z';
const started_at = '2026-01-05T09:30:00.200Z';
export const completed_at = '2026-01-05T09:30:01.300Z';

export const waiting: Fields = { status_code: 'queued' };
export const running: Fields = { status_code: 'running', started_at };
export const done: Fields = { status_code: 'completed', started_at, completed_at };

const idOf = (name: string) => `run-of-${name}`;

/** A sound run as the owner reads it. */
function runOf(name: string, fields: Fields = {}): Fields {
  const target = name === 'workflow' ? { graph_workflow_id: 'w1' } : { model_id: `model-of-${name}` };
  return { id: idOf(name), ...target, status_code: 'queued', created_at, ...fields };
}

export function writtenRead(step: string, name: string, read: WrittenRead, principal = 'owner'): Exchange {
  const more = { path: { id: idOf(name) }, principal };
  if (typeof read === 'number') return answered(step, 'getRun', read, undefined, more);
  return answered(step, 'getRun', 200, runOf(name, read), more);
}

function writtenDispatch(
  step: string,
  name: string,
  answer: unknown = { run_id: idOf(name), status: 'queued' },
  path: Record<string, string> = name === 'workflow' ? { owner: 'acme', slug: 'card' } : { provider: 'trial', name },
): Exchange {
  const operation = name === 'workflow' ? 'dispatchGraphWorkflowRun' : 'dispatchModelRun2';
  return answered(step, operation, 202, answer, { path });
}

/** @param more exchanges after those of the runs */
export function writtenRuns(
  polled: readonly WrittenRun[],
  more: readonly Exchange[] = [],
  about: Written<unknown, object> = {},
): Evidence {
  const exchanges = polled.flatMap(({ name = 'succeeds', answer, path, reads = [waiting, running, done, done] }) => [
    writtenDispatch(`dispatch-${name}`, name, answer, path),
    ...reads.map((read, index) => ({
      ...writtenRead(`life-${name}/${index + 1}`, name, read),
      at_ms: 10 * (index + 1),
    })),
  ]);
  const notes = polledRunNotes(polled.map(({ name = 'succeeds' }) => ({ name, id: idOf(name), ended: true })));
  return written([...exchanges, ...more], { case: {}, ...about, notes: { ...notes, ...about.notes } });
}

export function outcomeOfRuns(check: Check, ...given: Parameters<typeof writtenRuns>): string | string[] {
  return outcomeOf(check, writtenRuns(...given));
}
