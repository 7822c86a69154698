import { callerOf, type HandlerReply } from '../../../src/server/parts.ts';
import { ownCallback } from '../../checks/runs/own-callback.ts';
import { mutantsOf } from '../mutant.ts';
import { withDispatches, withReadRun, withStart } from './changed-runs.ts';
import { withMisreadCallback } from './misread-callback.ts';

const remembered_ms = 2_000;

export const mutants = mutantsOf(ownCallback, {
  'callback-of-the-last-one': {
    breaks: ['runs.dispatch-inputs'],
    mistake:
      'The callback_url of a run is read from the settings of its model, into which each dispatch writes its own.',
    applyTo(parts) {
      const urls = new Map<unknown, unknown>();
      const sharing = withStart(parts, (run) => {
        const { model_id, callback_url } = run.record;
        if (callback_url !== null) urls.set(model_id, callback_url);
        return parts.runs.start(run);
      });
      return withReadRun(sharing, (run) => ({ ...run, callback_url: urls.get(run.model_id) ?? run.callback_url }));
    },
  },
  'last-letter-misread': {
    breaks: ['runs.dispatch-inputs', 'workflows.request-shown'],
    mistake:
      'The callback_url is typed off by hand into the record that is shown, and one letter is taken for another.',
    applyTo: withMisreadCallback,
  },
  'equal-but-for-the-callback': {
    breaks: ['runs.ids-distinct'],
    mistake: 'A dispatch whose inputs are those of one of the last seconds is taken for it, wherever it is to call.',
    applyTo(parts) {
      const answered = new Map<string, { at_ms: number; reply: HandlerReply }>();
      return withDispatches(parts, (original) => async (call) => {
        const { callback_url: _, ...inputs } = call.request.body as { callback_url?: string };
        const key = JSON.stringify([callerOf(call), call.request.path, inputs]);
        const at_ms = parts.clock.now_ms();
        const before = answered.get(key);
        if (before && at_ms - before.at_ms < remembered_ms) return before.reply;
        const reply = await original(call);
        answered.set(key, { at_ms, reply });
        return reply;
      });
    },
  },
});
