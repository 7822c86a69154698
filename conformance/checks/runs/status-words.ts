import { chosen } from '../../../src/choices/chosen.ts';
import { of_polled_runs } from '../../acts/poll-runs.ts';
import { stateOf } from '../../models/run-ends.ts';
import {
  type PolledRunEvidence,
  type PolledRunNotes,
  polledRuns,
  type RunRecord,
  recordsIn,
} from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { check } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

type Outcome = 'running' | 'completed' | 'failed';

interface Word {
  word: string;
  outcome: Outcome;
  exchange: Exchange;
}

/** `queued` and `canceled` are stated; every other word is the target's own. */
export const statusWords = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/status-words',
  title: 'A run goes through the words that the target file declares',
  how: 'Runs of each kind are read from dispatch to end: their words are those that the target file declares, or observed.',
  clauses: ['records.status-words'],
  codes: {
    'not-as-declared': {
      clause: 'records.status-words',
      level: 'declared',
      message: 'A run shows another status_code than those that the target file declares.',
    },
  },
  since: '0.1.0',
  ...of_polled_runs,
  control(evidence) {
    if (wordsIn(evidence).length > 0) return undefined;
    return serverError(evidence) ?? { verdict: 'not-claimed', reason: 'no run shows a word of the target itself' };
  },
  judge: judgeDeclared,
  observe(evidence): Observation[] {
    const words = Map.groupBy(wordsIn(evidence), ({ outcome }) => outcome);
    const value = Object.fromEntries(
      [...words].map(([outcome, of]) => [outcome, [...new Set(of.map((one) => one.word))]]),
    );
    return [{ choice: 'records.status_words', operation: 'getRun', value }];
  },
});

function wordsIn(evidence: Evidence<unknown, PolledRunNotes>): Word[] {
  return polledRuns(evidence).flatMap(wordsOf);
}

/** A word that another one follows is one of a run under way; of the others, some end a run. */
function wordsOf({ name, reads }: PolledRunEvidence): Word[] {
  const seen = recordsIn(reads).flatMap(({ exchange, record }) => {
    const word = (exchange.decoded?.json as { status_code?: unknown } | undefined)?.status_code;
    return typeof word === 'string' ? [{ word, exchange, record }] : [];
  });
  return seen.flatMap(({ word, exchange, record }, index) => {
    const is_followed = seen.slice(index).some((later) => later.word !== word);
    const outcome = stateOf(record) === 'ended' ? endOf(name, record) : is_followed ? 'running' : undefined;
    return outcome === undefined || stated_words.includes(word) ? [] : [{ word, exchange, outcome }];
  });
}

const stated_words = ['queued', 'canceled'];

/** By a word that is known, or by the purpose of this kind of run; nobody said how others end. */
function endOf(name: string, { status_code }: RunRecord): Outcome | undefined {
  if (status_code === 'completed' || status_code === 'failed') return status_code;
  if (name === 'fails') return 'failed';
  return name === 'succeeds' || name === 'workflow' ? 'completed' : undefined;
}

function judgeDeclared(evidence: Evidence<unknown, PolledRunNotes>, tally: Tally): Mismatch[] {
  const declared = chosen(evidence.facts.choices, 'records.status_words', 'getRun');
  const other = wordsIn(evidence).find(({ word, outcome }) => {
    const words = declared?.[outcome];
    return words !== undefined && tally.compared(!words.includes(word));
  });
  if (!other) return [];
  const { word, outcome, exchange } = other;
  return tally.broken('not-as-declared', {
    at: exchange,
    message: `the target file declares other words for runs that are ${outcome} under records.status_words`,
    expected: declared?.[outcome],
    actual: word,
    pointer: '/status_code',
  });
}
