/**
 * Judges what a fault changes in a clean history, and nothing else: of each check the cases that saw a changed answer or
 * event, and of each check that watches, the changed answers. A whole judgement takes half a second, this some milliseconds.
 */
import { isObject } from '../../../src/json/is-object.ts';
import type { StoredHistory } from '../../runner/stored-history.ts';
import type { ArrivalRecord } from '../../suite/arrival-record.ts';
import type { Check } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { CaseRecord } from '../../suite/records.ts';
import { type JudgedCase, judgeCase, judgeRecord } from '../../verdicts/judge-case.ts';
import { resultOf } from '../../verdicts/results.ts';
import { gathered, isWatched } from '../../verdicts/watch.ts';

/** Exchanges and arrivals that differ from the clean run. */
export interface Changed {
  exchanges: ReadonlySet<number>;
  arrivals: ReadonlySet<number>;
  exchangeAt(number: number): Exchange | undefined;
  arrivalAt(number: number): ArrivalRecord | undefined;
}

interface Judged {
  /** The first check that fails. */
  killed_by?: string;
  /** Judges that threw, with what they said. */
  threw: readonly string[];
}

export interface Judgement {
  judge(changed: Changed): Judged;
}

interface Judging {
  check: Check;
  /** All cases of the check, as they were judged. */
  clean: readonly JudgedCase[];
  /** Places in `clean` by the numbers of the exchanges that the case saw. */
  by_exchange: ReadonlyMap<number, readonly number[]>;
  by_arrival: ReadonlyMap<number, readonly number[]>;
  /** Exchanges of other checks that it judges too. */
  watched: ReadonlySet<number>;
  /** Those that it judges together. */
  gathered: readonly { exchanges: readonly Exchange[]; numbers: ReadonlySet<number> }[];
  /** Faults that it killed so far: the check with most is asked first. */
  kills: number;
}

/** @throws Error when a check fails that had nothing changed */
export function createJudgement(history: StoredHistory, checks: readonly Check[]): Judgement {
  const judgings = history.checks.flatMap(({ record, cases_before }): Judging[] => {
    const check = checks.find(({ id }) => id === record.check);
    if (!check || record.stop) return [];
    return [judgingOf(history, check, cases_before)];
  });
  const notes = createNotes(history);

  function fails(
    { check, clean, by_exchange, by_arrival, watched, gathered }: Judging,
    changed: Changed,
    threw: string[],
  ): boolean {
    for (const number of changed.exchanges) {
      if (!watched.has(number)) continue;
      const evidence: Evidence = {
        case: null,
        exchanges: [changed.exchangeAt(number)!],
        notes: {},
        facts: history.run.facts,
      };
      const outcome = judgeCase(check, evidence);
      if (outcome.kind === 'violated') return true;
      if (outcome.kind === 'fault') threw.push(outcome.message);
    }
    for (const { exchanges, numbers } of gathered) {
      if (![...changed.exchanges].some((number) => numbers.has(number))) continue;
      const now = exchanges.map((one) => changed.exchangeAt(one.number) ?? one);
      const outcome = judgeCase(check, { case: null, exchanges: now, notes: {}, facts: history.run.facts });
      if (outcome.kind === 'violated') return true;
      if (outcome.kind === 'fault') threw.push(outcome.message);
    }
    const affected = new Set<number>();
    for (const number of changed.exchanges) for (const place of by_exchange.get(number) ?? []) affected.add(place);
    for (const number of changed.arrivals) for (const place of by_arrival.get(number) ?? []) affected.add(place);
    if (affected.size === 0) return false;
    const judged = new Map<number, JudgedCase>();
    for (const place of affected) {
      const one = judgedAgain(check, clean[place]!, changed);
      // One case is enough, where it need not be seen again.
      if (one.outcome.kind === 'violated' && !check.wave && one.record.role === 'first') return true;
      judged.set(place, one);
    }
    const again = clean.map((one, place) => judged.get(place) ?? one);
    const result = resultOf(check, again);
    if (result.fault !== undefined) threw.push(result.fault);
    return result.failing !== undefined;
  }

  function judgedAgain(check: Check, { record, evidence }: JudgedCase, changed: Changed): JudgedCase {
    const now: Evidence = {
      ...evidence,
      exchanges: evidence.exchanges.map((one) => changed.exchangeAt(one.number) ?? one),
      ...(evidence.arrivals && {
        arrivals: evidence.arrivals.map((one) => changed.arrivalAt(one.number) ?? one),
      }),
      notes: notes.with(record, changed),
    };
    return { record, evidence: now, outcome: judgeRecord(check, record, now) };
  }

  return {
    judge(changed) {
      const threw: string[] = [];
      for (const judging of judgings) {
        if (!fails(judging, changed, threw)) continue;
        judging.kills += 1;
        judgings.sort((a, b) => b.kills - a.kills);
        return { killed_by: judging.check.id, threw };
      }
      return { threw };
    },
  };
}

function judgingOf(history: StoredHistory, check: Check, cases_before: number): Judging {
  const { facts } = history.run;
  const clean = history.cases
    .filter((record) => record.check === check.id)
    .map((record): JudgedCase => {
      const arrivals = record.arrivals?.flatMap((number) => history.arrivals.get(number) ?? []);
      const evidence: Evidence = {
        case: record.case,
        exchanges: record.exchanges.map((number) => history.exchanges[number - 1]!),
        notes: record.notes,
        ...(arrivals && { arrivals }),
        facts,
      };
      return { record, evidence, outcome: judgeRecord(check, record, evidence) };
    });
  const { failing } = resultOf(check, clean);
  if (failing) throw new Error(`${check.id} fails without a fault: ${failing.mismatches[0]?.message}`);
  const watched = check.watches ? watchedBy(check, history, cases_before) : new Set<number>();
  return {
    check,
    clean,
    by_exchange: placesBy(clean, ({ record }) => record.exchanges),
    by_arrival: placesBy(clean, ({ record }) => record.arrivals ?? []),
    watched,
    gathered: check.gathers ? groupsOf(check, history, cases_before) : [],
    kills: 0,
  };
}

function watchedBy(check: Check, { cases, exchanges }: StoredHistory, cases_before: number): Set<number> {
  const others = cases.slice(0, cases_before).filter((record) => isWatched(check, record));
  const numbers = new Set(others.flatMap((record) => record.exchanges));
  return new Set(
    [...numbers].filter((number) => {
      const exchange = exchanges[number - 1]!;
      return exchange.received !== undefined && check.watches!(exchange);
    }),
  );
}

function groupsOf(check: Check, { cases, exchanges }: StoredHistory, cases_before: number): Judging['gathered'] {
  const groups = gathered({ cases: cases.slice(0, cases_before), exchanges }, check);
  return [...groups.values()].map((one) => ({ exchanges: one, numbers: new Set(one.map(({ number }) => number)) }));
}

function placesBy(
  clean: readonly JudgedCase[],
  numbersOf: (one: JudgedCase) => readonly number[],
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [place, one] of clean.entries()) {
    for (const number of numbersOf(one)) found.set(number, [...(found.get(number) ?? []), place]);
  }
  return found;
}

/** The place of a record in an answer: its top, or an item of a page. */
interface Source {
  number: number;
  item?: number;
}

/**
 * Checks note records as they read them. Had an answer been another, so had the note: a copy of a changed record is
 * changed with it.
 */
function createNotes(history: StoredHistory): { with(record: CaseRecord, changed: Changed): unknown } {
  const copies = new Map<CaseRecord, ReadonlyMap<object, Source>>();

  function copiesIn(record: CaseRecord): ReadonlyMap<object, Source> {
    const known = copies.get(record);
    if (known) return known;
    const noted = recordsIn(record.notes);
    const found = new Map<object, Source>();
    if (noted.length > 0) {
      const sources = sourcesOf(record, history);
      for (const one of noted) {
        const source = sources.get(JSON.stringify(one));
        if (source) found.set(one, source);
      }
    }
    copies.set(record, found);
    return found;
  }

  return {
    with(record, changed) {
      const own = copiesIn(record);
      if (![...own.values()].some(({ number }) => changed.exchanges.has(number))) return record.notes;
      return replaced(record.notes, (one) => {
        const source = own.get(one);
        if (!source || !changed.exchanges.has(source.number)) return undefined;
        const { decoded } = changed.exchangeAt(source.number)!;
        return source.item === undefined ? decoded?.record : decoded?.page?.items[source.item];
      });
    },
  };
}

function recordsIn(notes: unknown): object[] {
  if (typeof notes !== 'object' || notes === null) return [];
  const inside = Object.values(notes).flatMap(recordsIn);
  return isObject(notes) && typeof notes.id === 'string' ? [notes, ...inside] : inside;
}

function sourcesOf({ exchanges: numbers }: CaseRecord, { exchanges }: StoredHistory): Map<string, Source> {
  const found = new Map<string, Source>();
  const add = (record: unknown, source: Source) => {
    const text = JSON.stringify(record);
    if (!found.has(text)) found.set(text, source);
  };
  for (const number of numbers) {
    const { record, page } = exchanges[number - 1]!.decoded ?? {};
    if (record) add(record, { number });
    for (const [item, one] of (page?.items ?? []).entries()) add(one, { number, item });
  }
  return found;
}

function replaced(value: unknown, instead: (one: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const other = instead(value);
  if (other !== undefined) return other;
  if (Array.isArray(value)) return value.map((item) => replaced(item, instead));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member, instead)]));
}
