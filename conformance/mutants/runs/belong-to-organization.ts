import type { Call, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { runsBelong } from '../../checks/runs/belong-to-organization.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { isUser } from '../runs-of-callers.ts';
import { withLostRuns, withReadRun } from './changed-runs.ts';

/** Dispatches of some callers, in which no `callback_url` is named, are taken for others. */
function withInputsOf(
  parts: Parts,
  isMeant: (call: Call) => boolean,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Parts {
  return withHandlers(parts, ({ dispatchModelRun2 }) => ({
    dispatchModelRun2(call) {
      const body = call.request.body as Record<string, unknown>;
      if (!isMeant(call) || body.callback_url !== undefined) return dispatchModelRun2(call);
      return dispatchModelRun2({ ...call, request: { ...call.request, body: change(body) } });
    },
  }));
}

export const mutants = mutantsOf(runsBelong, {
  'runs-of-people-elsewhere': {
    breaks: ['runs.dispatch-then-readable'],
    mistake: 'Runs of people are kept by the web page, whose runs the interface does not read.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchModelRun2', (receipt, { caller }) =>
        caller?.kind === 'user' ? { ...receipt, run_id: parts.random.uuid() } : receipt,
      ),
  },
  'runs-of-people-for-minutes': {
    breaks: ['runs.read'],
    mistake: 'Runs of people are kept in the cache of the web page, for five minutes.',
    applyTo(parts) {
      const until_ms = new Map<string, number>();
      const noted = withRecord(parts, 'dispatchModelRun2', (receipt, { caller }) => {
        if (caller?.kind === 'user') until_ms.set(String(receipt.run_id), parts.clock.now_ms() + 5 * 60_000);
        return receipt;
      });
      return withLostRuns(noted, ({ record }) => parts.clock.now_ms() < (until_ms.get(record.id) ?? Infinity));
    },
  },
  'one-run-elsewhere': {
    breaks: ['runs.read'],
    mistake: 'Of organizations that came later one run is kept at a time, and the next of anybody takes its place.',
    applyTo(parts) {
      const isFirst = firstOne();
      let dispatched = 0;
      const places = new Map<string, number>();
      const noted = withRecord(parts, 'dispatchModelRun2', (receipt, { caller }) => {
        dispatched += 1;
        if (!isFirst(caller?.organization_id)) places.set(String(receipt.run_id), dispatched);
        return receipt;
      });
      return withLostRuns(noted, ({ record }) => (places.get(record.id) ?? dispatched) === dispatched);
    },
  },
  'words-of-people-cut': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'The form for people counts the length of a text one short.',
    applyTo: (parts) =>
      withInputsOf(parts, isUser, (body) =>
        Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, -1) : value]),
        ),
      ),
  },
  'inputs-for-keys-alone': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'The route for people takes what its form has, and finds every other field invalid.',
    applyTo: (parts) =>
      withInputsOf(parts, isUser, () => {
        throw new Refused('invalid');
      }),
  },
  'inputs-of-later-organizations': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'The schema of the inputs is kept with the first organization that used it, and no other has one.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withInputsOf(
        parts,
        ({ caller }) => !isFirst(caller?.organization_id),
        () => {
          throw new Refused('invalid');
        },
      );
    },
  },
  'of-its-maker': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'A run of a workflow is put down to whoever made it, as a user and not as an organization.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => (run.graph_workflow_id === null ? run : { ...run, org_id: run.created_by })),
  },
  'of-the-first': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'Whoever runs a model first, pays for all of its runs.',
    applyTo(parts) {
      const first = new Map<unknown, unknown>();
      return withReadRun(parts, (run) => {
        if (!first.has(run.model_id)) first.set(run.model_id, run.org_id);
        return { ...run, org_id: first.get(run.model_id) };
      });
    },
  },
});
