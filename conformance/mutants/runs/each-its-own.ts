import type { HandlerReply, Parts } from '../../../src/server/parts.ts';
import { eachItsOwn } from '../../checks/runs/each-its-own.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { withDispatches, withReadRun, withStart } from './changed-runs.ts';

const dispatches = ['dispatchModelRun2', 'dispatchModelRun3', 'dispatchModelRun4', 'dispatchModelRun5'] as const;

/** @param change what becomes of each text in the body of a dispatch */
function withTexts(parts: Parts, change: (text: string) => string): Parts {
  return dispatches.reduce(
    (all, operation) =>
      withBody(all, operation, ({ callback_url, ...inputs }) => ({
        ...Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
        ),
        ...(callback_url !== undefined && { callback_url }),
      })),
    parts,
  );
}

export const mutants = mutantsOf(eachItsOwn, {
  'input-of-the-one-before': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'Runs of a model that are dispatched at once share the place of their input, and the last one wins.',
    applyTo(parts) {
      const inputs = new Map<unknown, unknown>();
      const sharing = withStart(parts, (run) => {
        inputs.set(run.record.model_id, run.record.input);
        return parts.runs.start(run);
      });
      return withReadRun(sharing, (run) => ({ ...run, input: inputs.get(run.model_id) ?? run.input }));
    },
  },
  'input-with-those-before': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'A run keeps all that its model was asked for until then, as the conversation to which it belongs.',
    applyTo(parts) {
      const inputs = new Map<unknown, unknown[]>();
      const talking = withStart(parts, (run) => {
        const { model_id, input } = run.record;
        inputs.set(model_id, [...(inputs.get(model_id) ?? []), input]);
        return parts.runs.start(run);
      });
      return withReadRun(talking, (run) => ({ ...run, input: { turns: inputs.get(run.model_id) ?? [run.input] } }));
    },
  },
  'left-out-as-before': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'Each request is laid over one object of defaults, in which what the requests before have sent stays.',
    applyTo(parts) {
      const defaults = new Map<string, object>();
      return withDispatches(parts, (original) => async (call) => {
        const { callback_url, ...inputs } = call.request.body as { callback_url?: string };
        const key = JSON.stringify(call.request.path);
        const all = { ...defaults.get(key), ...inputs };
        const body = { ...all, ...(callback_url !== undefined && { callback_url }) };
        const reply = await original({ ...call, request: { ...call.request, body } });
        defaults.set(key, all);
        return reply;
      });
    },
  },
  'one-at-a-time': {
    breaks: ['runs.ids-distinct'],
    mistake: 'Dispatches of one model within one millisecond join one run, whatever their inputs are.',
    applyTo(parts) {
      const answered = new Map<string, Promise<HandlerReply>>();
      return withDispatches(parts, (original) => (call) => {
        const key = `${Object.values(call.request.path).join('/')} at ${parts.clock.now_ms()}`;
        const reply = answered.get(key) ?? original(call);
        answered.set(key, reply);
        return reply;
      });
    },
  },
  'texts-cut-at-the-column': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'The words of a user are kept in a column of 16,384 bytes, and a lax database cuts what is longer.',
    applyTo: (parts) => withTexts(parts, (text) => text.slice(0, 16_384)),
  },
  'version-by-turns': {
    breaks: ['runs.target-matches'],
    mistake: 'Runs of one path are spread over two versions of the model, each with an id of its own.',
    applyTo(parts) {
      const ids = new Map<unknown, unknown>();
      let runs = 0;
      return withReadRun(parts, (run) => {
        if (run.model_id === null) return run;
        if (!ids.has(run.id)) ids.set(run.id, (runs++ % 2 === 0 ? run : { model_id: parts.random.uuid() }).model_id);
        return { ...run, model_id: ids.get(run.id) };
      });
    },
  },
  'words-of-an-example': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'The input of a run is filled from the example of the model, over what was sent.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => ({
        ...run,
        input: Object.fromEntries(
          Object.entries((run.input ?? {}) as object).map(([name, value]) => [
            name,
            typeof value === 'string' ? 'a kite over the sea' : value,
          ]),
        ),
      })),
  },
});
