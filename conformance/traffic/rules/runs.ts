/** Runs over time: nobody but the service changes them, so that two answers about one run can be held against each other. */
import { isIn } from '../../../src/contract/operations.ts';
import { isObject } from '../../../src/json/is-object.ts';
import { judgeAnswer } from '../../checks/workflows/create-then-dispatch.ts';
import { isGarbled } from '../../models/callback-urls.ts';
import { isKnownEnd, stateOf } from '../../models/run-ends.ts';
import { isWorkflowDispatch, runsShownIn, type ShownRun, whereShown } from '../../models/shown-runs.ts';
import { isEmpty, isSet, sameId, sameMoment } from '../../models/values.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';
import { urlOf } from '../match.ts';
import { BoundedMap } from '../memory.ts';
import { digestOf } from '../store.ts';
import { type Seen, trafficRule } from '../traffic-rule.ts';

/** Facts about a run. */
interface Known {
  /** Time at which it was first known to have ended, and by which operation and word. */
  ended_ms?: number;
  word?: string;
  by?: string;
  /** Values that stay, by their fields. */
  kept: Record<string, unknown>;
}

/** Fields of a run that stay as they were first shown; the times of a start and an end once it has ended. */
const fixed = ['created_at', 'org_id', 'model_id', 'graph_workflow_id', 'batch_id'] as const;
const fixed_at_end = ['started_at', 'completed_at'] as const;

/** Dispatches whose URLs are known, and records of one kind behind which none of a sort tells something. */
const most_urls = 10_000;
const longest_url = 500;
const telling = 2;

interface Dispatched {
  ended_ms: number;
  caller: string | null;
  organization: string | null;
  callback: string | null;
}

export const runRule = trafficRule({
  id: 'traffic/runs',
  title: 'A run goes on to its end and stays there, and what is told of it stays the same',
  how: 'All answers that show one run are compared in their order: an end stays an end, times and owner stay, and a run that was just dispatched can be read.',
  clauses: [
    'runs.terminal-stays',
    'records.fixed-fields',
    'runs.dispatch-then-readable',
    'runs.dispatch-inputs',
    'workflows.request-shown',
    'versioning.version-fields',
    'workflows.dispatch-answer',
    'events.after-the-end',
  ],
  codes: {
    'end-undone': { clause: 'runs.terminal-stays', message: 'A run that had ended is shown as one that goes on.' },
    'another-end': { clause: 'runs.terminal-stays', message: 'A run that had ended is shown with another end.' },
    'value-moved': {
      clause: 'records.fixed-fields',
      message: 'Two answers show one run with two values of a field that stays.',
    },
    'not-readable': {
      clause: 'runs.dispatch-then-readable',
      message: 'A run that was just dispatched cannot be read by the same caller.',
    },
    'told-before-its-end': {
      clause: 'events.after-the-end',
      message: 'A callback tells of the end of a run that goes on behind it.',
    },
    'no-run-id-or-status': {
      clause: 'workflows.dispatch-answer',
      message: 'The dispatch of a workflow is not answered with run_id and status, both texts.',
    },
    'whole-run': {
      clause: 'workflows.dispatch-answer',
      message: 'The dispatch of a workflow is answered with the whole run.',
    },
    'url-garbled': { message: 'A run shows its callback_url with another letter or digit than was sent.' },
    'no-version-of-model-run': {
      clause: 'versioning.version-fields',
      message: 'No run of a model shows a target_version.',
    },
    'no-version-of-workflow-run': {
      clause: 'versioning.version-fields',
      message: 'No run of a graph workflow shows a target_version.',
    },
    'no-version-of-model': { clause: 'versioning.version-fields', message: 'No model within a run shows a version.' },
    'url-of-another': { message: 'A run shows a callback_url that was sent for another run.' },
  },
  operations: ['getRun'],
  unseen: 'no run was shown twice, nor read behind its dispatch',
  open({ store, facts, forgot }) {
    /** URLs of dispatches of late, which lie in memory alone; null where several dispatches are one run. */
    const urls = new BoundedMap<string, string | null>(most_urls, () =>
      forgot('callback URLs of runs dispatched long before; whether runs show them letter by letter is not judged'),
    );
    /** Records that have ended, and those of them that show a version, by their kind. */
    const versions = new Map<string, { records: number; shown: number }>();

    function take(seen: Seen, tally: Tally): Mismatch[] {
      const { exchange } = seen;
      if (!exchange) return [];
      if (isIn('dispatches', exchange.request.operation)) dispatched(seen);
      const answer = exchange.decoded?.outcome === 'success' && isWorkflowDispatch(exchange);
      const answered = answer ? judgeAnswer(exchange, tally) : [];
      return [
        ...answered,
        ...unreadable(seen, tally),
        ...runsShownIn(exchange).flatMap((shown) => shows(shown, seen, tally)),
      ];
    }

    function remember(id: string, callback_url: string): void {
      if (callback_url.length <= longest_url) urls.set(id, urls.has(id) ? null : callback_url);
    }

    function dispatched({ exchange, caller, ended_ms }: Seen): void {
      const { request, decoded } = exchange!;
      const id = decoded?.outcome === 'success' ? decoded.record?.run_id : undefined;
      if (typeof id !== 'string') return;
      const { callback_url } = (request.body ?? {}) as { callback_url?: unknown };
      const callback = typeof callback_url === 'string' ? digestOf(callback_url) : null;
      if (typeof callback_url === 'string') remember(id.toLowerCase(), callback_url);
      const fact: Dispatched = {
        ended_ms,
        caller: caller.is_known ? caller.name : null,
        organization: request.organization ?? null,
        callback,
      };
      // Several dispatches may be one run.
      const before = store.get<Dispatched>('dispatched', id.toLowerCase());
      store.set('dispatched', id.toLowerCase(), before ? { ...before, callback: null } : fact);
      if (!callback) return;
      store.set('callback', callback, isWorkflowDispatch(exchange!) ? 'workflow' : 'model');
      const { pathname, search } = urlOf(callback_url as string);
      store.set('callback path', digestOf(pathname + search), id.toLowerCase());
    }

    function unreadable({ exchange, caller, began_ms }: Seen, tally: Tally): Mismatch[] {
      const { request, received, decoded } = exchange!;
      if (request.operation !== 'getRun' || !decoded || !caller.is_known) return [];
      const fact = store.get<Dispatched>('dispatched', String(request.path.id).toLowerCase());
      const is_same = fact?.caller === caller.name && fact.organization === (request.organization ?? null);
      if (!is_same || began_ms < fact.ended_ms + facts.consistency_ms) return [];
      const shown = { at: exchange!, expected: 'the run', actual: `status ${received!.status}` };
      return tally.holds(received!.status !== 404, 'not-readable', shown);
    }

    function shows(shown: ShownRun, { began_ms, ended_ms }: Seen, tally: Tally): Mismatch[] {
      const { run, exchange } = shown;
      const { operation } = exchange.request;
      if (typeof run.id !== 'string') return [];
      const id = run.id.toLowerCase();
      const known: Known = store.get('run', id) ?? { kept: {} };
      const found: Mismatch[] = [];
      const state = stateOf(run);
      const word = String(run.status_code);
      if (known.ended_ms !== undefined && began_ms >= known.ended_ms + facts.consistency_ms) {
        const is_own = known.by === operation;
        const where = { expected: known.word, actual: word, ...whereShown(shown, 'status_code') };
        found.push(...tally.holds(state !== 'unfinished', 'end-undone', where));
        if (is_own && [known.word, word].every(isKnownEnd))
          found.push(...tally.holds(known.word === word, 'another-end', where));
      }
      const told_ms = store.get<number>('told', id);
      if (told_ms !== undefined && began_ms >= told_ms + facts.consistency_ms) {
        const where = { expected: 'an end', actual: word, ...whereShown(shown, 'status_code') };
        found.push(...tally.holds(state !== 'unfinished', 'told-before-its-end', where));
      }
      const fields = state === 'ended' ? [...fixed, ...fixed_at_end] : fixed;
      for (const field of fields) {
        const [before, value] = [known.kept[field], run[field]];
        if (!isSet(value)) continue;
        if (before === undefined) known.kept[field] = value;
        else {
          const is_same = field.endsWith('_at') ? sameMoment(before, value) : sameId(before, value);
          const where = { expected: before, actual: value, ...whereShown(shown, field) };
          found.push(...tally.holds(is_same, 'value-moved', where));
        }
      }
      if (state === 'ended' && known.ended_ms === undefined) Object.assign(known, { ended_ms, word, by: operation });
      if (state === 'ended' && operation === 'getRun') versioned(run);
      store.set('run', id, known);
      return [...found.slice(0, 1), ...ofAnother(shown, id, tally)];
    }

    function ofAnother(shown: ShownRun, id: string, tally: Tally): Mismatch[] {
      const { callback_url } = shown.run;
      const own = store.get<Dispatched>('dispatched', id)?.callback;
      if (typeof callback_url !== 'string' || !own || callback_url.includes('***')) return [];
      const digest = digestOf(callback_url);
      const kind = digest === own ? undefined : store.get<string>('callback', digest);
      const sent = urls.get(id);
      if (sent && kind === undefined && tally.compared(isGarbled(callback_url, sent))) {
        const clause = isSet(shown.run.graph_workflow_id) ? 'workflows.request-shown' : 'runs.dispatch-inputs';
        const garbled = { clause, expected: 'as it was sent', actual: 'another letter' };
        return tally.broken('url-garbled', { ...garbled, ...whereShown(shown, 'callback_url') });
      }
      const clause = kind === 'workflow' ? 'workflows.request-shown' : 'runs.dispatch-inputs';
      const where = {
        clause,
        expected: 'its own',
        actual: 'that of another run',
        ...whereShown(shown, 'callback_url'),
      };
      return tally.holds(kind === undefined, 'url-of-another', where);
    }

    function versioned(run: Record<string, unknown>): void {
      const kind = isSet(run.graph_workflow_id) ? 'workflow-run' : 'model-run';
      const { model } = run;
      const shown: [string, unknown][] = [[kind, run.target_version]];
      if (isObject(model) && !isEmpty(model)) shown.push(['model', model.version]);
      for (const [name, version] of shown) {
        const so_far = versions.get(name) ?? { records: 0, shown: 0 };
        versions.set(name, { records: so_far.records + 1, shown: so_far.shown + (isSet(version) ? 1 : 0) });
      }
    }

    return {
      take,
      end: (tally) =>
        [...versions].flatMap(([kind, { records, shown }]) =>
          records < telling
            ? []
            : tally.holds(shown > 0, `no-version-of-${kind}`, {
                expected: 'a text',
                actual: null,
                operation: 'getRun',
              }),
        ),
    };
  },
});
