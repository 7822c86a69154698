/** Claims that a target file requires (`require`) and a run did not find: they have shrunk. Pure. */
import { matchesGlob } from '../../src/input/matches-glob.ts';
import type { RequiredClaims } from '../target/areas.ts';
import type { LostClaim, Verdict } from './verdict.ts';

/** Of clauses, those alone that a check of the run names: a run of a part of the checks is held to its part. */
export function lostClaims(required: RequiredClaims, verdicts: readonly Verdict[]): LostClaim[] {
  const asked = verdicts.filter(({ not_required }) => !not_required);
  const areas = required.areas.flatMap((name): LostClaim[] => {
    const why = whyAreaIsLost(name, required, asked);
    return why === undefined ? [] : [{ kind: 'area', name, why }];
  });
  const named = [...new Set(asked.flatMap(({ clauses }) => clauses))].toSorted();
  const wanted = named.filter((id) => required.clauses.some((pattern) => matchesGlob(id, pattern)));
  const clauses = wanted.flatMap((name): LostClaim[] => {
    const why = whyClauseIsLost(name, verdicts);
    return why === undefined ? [] : [{ kind: 'clause', name, why }];
  });
  return [...areas, ...clauses];
}

function whyAreaIsLost(name: string, { unclaimed }: RequiredClaims, asked: readonly Verdict[]): string | undefined {
  if (unclaimed.includes(name)) return 'the target file does not claim it';
  const own = asked.filter(({ area }) => area === name);
  const is_empty = own.length > 0 && own.every(({ verdict }) => verdict === 'not-claimed');
  return is_empty ? `not one of its checks is claimed: ${told(own[0]!)}` : undefined;
}

function whyClauseIsLost(id: string, verdicts: readonly Verdict[]): string | undefined {
  const own = verdicts.filter(({ clauses }) => clauses.includes(id));
  const isSeen = ({ verdict, unseen = [] }: Verdict) =>
    ['pass', 'unexpected-pass', 'observed'].includes(verdict) && !unseen.includes(id);
  // A failure is told as one.
  if (own.some((verdict) => isSeen(verdict) || verdict.verdict === 'fail')) return undefined;
  const blind = own.find(({ unseen = [] }) => unseen.includes(id));
  const first = own.find((verdict) => verdict !== blind) ?? own[0]!;
  return told(first, blind && 'the target showed nothing that it applies to');
}

function told(verdict: Verdict, otherwise = ''): string {
  const why = 'message' in verdict ? verdict.message : otherwise;
  return `${verdict.check} ${verdict.verdict}${why === '' ? '' : `: ${why}`}`;
}

/** One line for people. */
export function lostLine({ kind, name, why }: LostClaim): string {
  return `required ${kind} ${name}: ${why}`;
}
