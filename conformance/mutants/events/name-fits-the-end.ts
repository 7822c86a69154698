import { nameFitsTheEnd } from '../../checks/events/name-fits-the-end.ts';
import { withAttempt, withEvent, withPayload } from '../changed-events.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';
import { underEvent, withRepeats } from './other-repeats.ts';

/** So long it stays out of the archive. */
const kept_ms = 2_000;

export const mutants = mutantsOf(nameFitsTheEnd, {
  'archived-with-two-l': {
    breaks: ['runs.canceled-spelling'],
    mistake:
      'Some seconds after its end a run is read from the archive, which spells the status as the event is spelled.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (record) => {
        const since_ms = parts.clock.now_ms() - Date.parse(String(record.completed_at));
        return record.status_code === 'canceled' && since_ms > kept_ms
          ? { ...record, status_code: 'cancelled' }
          : record;
      }),
  },
  'called-off-is-failed': {
    breaks: ['events.cancelled', 'events.one-outcome'],
    mistake: 'Webhooks know success and failure only, and whoever was called off has failed.',
    applyTo: (parts) =>
      withEvent(
        parts,
        'run.failed',
        ({ status_code }, { channel }) => status_code === 'canceled' && channel === 'webhook',
      ),
  },
  'canceled-with-one-l': {
    breaks: ['events.cancelled'],
    mistake: 'The name of the event is made of the status, so that it is spelled like it.',
    applyTo: (parts) =>
      withPayload(parts, (payload, _, { status_code }) => ({ ...payload, event: `run.${status_code}` })),
  },
  'cancelled-with-two-l': {
    breaks: ['runs.canceled-spelling'],
    mistake: 'The status is made of the name of the event, so that it is spelled like it.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (record) =>
        record.status_code === 'canceled' ? { ...record, status_code: 'cancelled' } : record,
      ),
  },
  'failed-is-completed': {
    breaks: ['events.failed', 'events.one-outcome'],
    mistake: 'Callbacks are sent by the queue of finished work, for which every end is a completion.',
    applyTo: (parts) =>
      withEvent(
        parts,
        'run.completed',
        ({ status_code }, { channel }) => status_code === 'failed' && channel === 'callback',
      ),
  },
  'finished-is-finished': {
    breaks: ['events.one-outcome'],
    mistake:
      'Runs are shown as finished however they ended, and webhooks tell of a completion whenever one is finished.',
    applyTo(parts) {
      const told = withEvent(
        parts,
        'run.completed',
        ({ status_code }, { channel }) => status_code === 'failed' && channel === 'webhook',
      );
      return withReadRun(told, (run) =>
        run.status_code === 'failed' || run.status_code === 'completed' ? { ...run, status_code: 'finished' } : run,
      );
    },
  },
  'given-up-is-cancelled': {
    breaks: ['events.failed'],
    mistake:
      'The last attempt to tell of a failure writes the state of its own job into the event, which is about to be called off.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) => {
        if (event.channel !== 'callback' || number < 3) return event;
        return underEvent(event, (told) => (told === 'run.failed' ? 'run.cancelled' : told));
      }),
  },
  'one-l-on-repeats': {
    breaks: ['events.cancelled'],
    mistake: 'A repeat is written anew from the status of the run, with its spelling.',
    applyTo: (parts) =>
      withRepeats(parts, (event) => underEvent(event, (told) => told.replace('cancelled', 'canceled'))),
  },
  'success-under-another-name': {
    breaks: ['events.completed', 'events.one-outcome'],
    mistake: 'Callbacks tell of success under the name that it had before webhooks came.',
    applyTo: (parts) =>
      withEvent(
        parts,
        'run.succeeded',
        ({ status_code }, { channel }) => status_code === 'completed' && channel === 'callback',
      ),
  },
  'successes-redelivered': {
    breaks: ['events.completed'],
    mistake: 'The third attempt says so in the name of its event, for whoever counts successes.',
    applyTo: (parts) =>
      withAttempt(parts, (event, number) =>
        number < 3
          ? event
          : underEvent(event, (told) => (told === 'run.completed' ? 'run.completed.redelivered' : told)),
      ),
  },
  'webhooks-tell-of-errors': {
    breaks: ['events.failed'],
    mistake: 'Webhooks tell of a failed run under the name of the topic that alerts are sent on.',
    applyTo: (parts) =>
      withEvent(
        parts,
        'run.error',
        ({ status_code }, { channel }) => status_code === 'failed' && channel === 'webhook',
      ),
  },
  'workflows-finish': {
    breaks: ['events.completed'],
    mistake: 'The engine of workflows has a word of its own for success, and nobody translates it.',
    applyTo: (parts) =>
      withEvent(parts, 'run.finished', ({ status_code, model_id }) => status_code === 'completed' && model_id === null),
  },
});
