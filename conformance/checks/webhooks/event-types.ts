import { chosen } from '../../../src/choices/chosen.ts';
import { walk } from '../../acts/walk.ts';
import { actsIn } from '../../models/acts-in.ts';
import { agreesInCommon, pointerTo } from '../../models/pointer-to.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { isRefused, serverError, stepsOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { type WalkResult, walkResult } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';
import type { Tally } from '../../suite/tally.ts';

/** Null: the owner asks. */
type Case = { by: 'human' } | null;

const step = 'types';

/** The whole list of event types: each entry has a code and a schema, and the three events of runs are among them. */
export const eventTypesListed = check<Case>({
  id: 'webhooks/event-types',
  title: 'The list of event types names the three events of runs, each with a schema',
  how: 'The list is walked to its end by owner and user: each entry has a code and a schema, and the three events of runs are among them.',
  clauses: [
    'webhooks.event-types',
    'webhooks.event-types-name-the-three',
    'events.event-types-answer',
    'events.answer-pointers',
  ],
  codes: {
    ...declared_codes,
    'event-without-code': {
      clause: 'webhooks.event-types',
      message: 'An entry of the list of event types has no code.',
    },
    'event-without-schema': {
      clause: 'webhooks.event-types',
      message: 'An entry of the list of event types has no schema.',
    },
    'event-left-out': {
      clause: 'webhooks.event-types-name-the-three',
      message: 'The list of event types does not name an event that a run can emit.',
    },
  },
  since: '0.1.0',
  operations: ['listEventTypes'],
  needs: { principals: ['owner'] },
  cases: ({ principals }) => table<Case>(principals.human ? [null, { by: 'human' }] : [null]),
  async run(ctx, input) {
    const caller = input?.by ?? 'owner';
    const request = { operation: 'listEventTypes' as const, ...actsIn(ctx.facts, caller) };
    await walk(ctx, { caller, request, step, max_pages: 20 });
  },
  control(evidence) {
    const { ended } = walkOf(evidence);
    if (ended === 'end') return undefined;
    if (evidence.case && stepsOf(evidence, step).some(isRefused)) {
      return { verdict: 'not-claimed', reason: 'a user is refused the list of event types, as may be' };
    }
    return serverError(evidence) ?? `the list of event types could not be read to its end (${ended})`;
  },
  judge: (evidence, tally) => [
    ...judgeEntries(evidence, tally),
    ...judgeThree(evidence, tally),
    ...judgeSeen(evidence, seenIn(evidence), tally),
  ],
  observe: (evidence) => observeSeen(seenIn(evidence)),
});

type Exchanges = Pick<Evidence, 'exchanges'>;

function walkOf(evidence: Exchanges): WalkResult {
  return walkResult(evidence, step);
}

function isCode(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function judgeEntries(evidence: Evidence, tally: Tally): Mismatch[] {
  const { pages } = walkOf(evidence);
  return pages.flatMap(({ items, exchange }) =>
    items.flatMap((item, index): Mismatch[] => {
      const lacking = tally.compared(lackingIn(item));
      if (lacking === undefined) return [];
      const is_placed = isMisplaced(evidence, lacking);
      return tally.broken(`event-without-${lacking}`, {
        at: exchange,
        ...(is_placed && ({ clause: 'events.answer-pointers', level: 'declared' } as const)),
        expected: lacking === 'code' ? 'the code of an event' : 'a schema of what the event carries',
        actual: item,
        pointer: `/items/${index}/${lacking}`,
      });
    }),
  );
}

function lackingIn({ code, schema }: Record<string, unknown>): 'code' | 'schema' | undefined {
  if (!isCode(code)) return 'code';
  return isSet(schema) ? undefined : 'schema';
}

/** No entry has it at the place that the target file tells: the file may be at fault. */
function isMisplaced(evidence: Evidence, field: 'code' | 'schema'): boolean {
  const places = chosen(evidence.facts.choices, 'events.answer_pointers', 'listEventTypes') ?? {};
  const is_told = places[field === 'code' ? 'event_code' : 'event_schema'] !== undefined;
  return is_told && walkOf(evidence).pages.every(({ items }) => !items.some((item) => isSet(item[field])));
}

function judgeThree(evidence: Evidence, tally: Tally): Mismatch[] {
  const { pages, ended } = walkOf(evidence);
  if (ended !== 'end') return [];
  const items = pages.flatMap((page) => page.items);
  // Entries without a code are a finding of their own.
  if (!items.every((item) => isCode(item.code))) return [];
  const codes = items.map((item) => item.code);
  return event_codes
    .filter((code) => tally.compared(!codes.includes(code)))
    .flatMap((code) => {
      const message = `the list of event types does not name ${code}, which a run can emit`;
      return tally.broken('event-left-out', {
        at: pages.at(-1)!.exchange,
        message,
        expected: event_codes,
        actual: codes,
      });
    });
}

function seenIn(evidence: Exchanges): SeenChoice[] {
  const [exchange] = stepsOf(evidence, step);
  const json = exchange?.decoded?.json;
  const [item] = exchange?.decoded?.page?.items ?? [];
  const [shown] = entriesOf(json);
  const event_code = pointerTo(item?.code, shown);
  const event_schema = pointerTo(item?.schema, shown);
  const places = { ...(event_code && { event_code }), ...(event_schema && { event_schema }) };
  return [
    {
      key: 'events.event_types_answer',
      value: wrappingOf(json),
      exchange,
      but: 'the list is wrapped in another way',
    },
    {
      key: 'events.answer_pointers',
      value: Object.keys(places).length > 0 ? places : undefined,
      exchange,
      but: 'the code or the schema of an event stands elsewhere',
      agrees: (declared) => agreesInCommon(declared as Readonly<Record<string, unknown>>, places),
    },
  ];
}

function wrappingOf(json: unknown): string | undefined {
  if (Array.isArray(json)) return 'array';
  if (typeof json !== 'object' || json === null) return undefined;
  return 'items' in json ? 'envelope' : 'event_types' in json ? 'event_types' : undefined;
}

function entriesOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  const { items, event_types } = (json ?? {}) as { items?: unknown; event_types?: unknown };
  const found = items ?? event_types;
  return Array.isArray(found) ? found : [];
}
