import type { HandlerReply } from '../../../src/server/parts.ts';
import { callerOf } from '../../../src/server/parts.ts';
import { eachItsOwn } from '../../checks/runs/each-its-own.ts';
import { isSet } from '../../models/values.ts';
import { withDispatches } from '../../mutants/runs/changed-runs.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

/** A dispatch is remembered for so long. */
const kept_ms = 10_000;

export const permitted = permittedOf(eachItsOwn, {
  'equal-at-once-is-one': {
    obeys: ['runs.ids-distinct'],
    what: 'A model’s dispatch that equals one of a moment ago, of the same caller, is taken for one that was sent again: both are one run.',
    applyTo(parts) {
      const under_way = new Map<string, Promise<HandlerReply>>();
      return withDispatches(parts, (original, of) => async (call) => {
        if (of === 'dispatchGraphWorkflowRun') return original(call);
        const { operation, path, body } = call.request;
        const key = JSON.stringify([callerOf(call), operation, path, body]);
        const first = under_way.get(key);
        if (first) return first;
        const reply = original(call);
        under_way.set(key, reply);
        // Others that were sent at the same time arrive meanwhile.
        await reply.finally(() => setTimeout(() => under_way.delete(key), 20)).catch(() => undefined);
        return reply;
      });
    },
  },
  'equal-within-a-while-is-one': {
    obeys: ['runs.ids-distinct'],
    what: 'A model’s dispatch that equals one of the last ten seconds, of the same token, is answered as that one was.',
    applyTo(parts) {
      const answered = new Map<string, { at_ms: number; reply: HandlerReply }>();
      return withDispatches(parts, (original, of) => async (call) => {
        if (of === 'dispatchGraphWorkflowRun') return original(call);
        const { operation, path, body } = call.request;
        const key = JSON.stringify([callerOf(call), operation, path, body]);
        const at_ms = parts.clock.now_ms();
        const before = answered.get(key);
        if (before && at_ms - before.at_ms <= kept_ms) return before.reply;
        const reply = await original(call);
        answered.set(key, { at_ms, reply });
        return reply;
      });
    },
  },
  'texts-tidied': {
    obeys: ['runs.dispatch-inputs'],
    what: 'A run of a model shows its texts in one form of Unicode and in lower case, without the spaces around them and with a house style behind.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        !isSet(run.model_id)
          ? run
          : {
              ...run,
              input: Object.fromEntries(
                Object.entries((run.input ?? {}) as object).map(([name, value]) => [
                  name,
                  typeof value === 'string' ? `${value.normalize('NFD').toLowerCase().trim()}, in oil` : value,
                ]),
              ),
            },
      ),
  },
  'inputs-masked': {
    obeys: ['runs.dispatch-inputs', 'workflows.request-shown'],
    what: 'Of its inputs a run shows which there were, and dots in the place of what may be private.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        isSet(run.input)
          ? { ...run, input: Object.fromEntries(Object.keys(run.input as object).map((name) => [name, '•••'])) }
          : run,
      ),
  },
  'inputs-withheld': {
    obeys: ['runs.dispatch-inputs', 'workflows.request-shown'],
    what: 'Of its inputs a run shows which there were, and a word in the place of each.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        isSet(run.input)
          ? { ...run, input: Object.fromEntries(Object.keys(run.input as object).map((name) => [name, '[FILTERED]'])) }
          : run,
      ),
  },
  'inputs-kept-in-their-own-way': {
    obeys: ['runs.dispatch-inputs', 'runs.target-matches'],
    what: 'A run shows its inputs below one member, with the defaults of the model and the settings of the service among them.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        // Others may show a run that waits without its inputs.
        isSet(run.input)
          ? { ...run, input: { values: run.input, defaults: { guidance: 7.5, safety: 'standard' }, of: 'caller' } }
          : run,
      ),
  },
});
