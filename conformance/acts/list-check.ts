/** A rule of lists, written once: it says what is asked of a list that was found, and how the answers are judged. */
import { type FoundNotes, type ListSubject, listSubjects, needsOf, unreadFound } from '../models/list-subjects.ts';
import type { PagedList } from '../models/paged-lists.ts';
import { type CaseSource, type Check, type CheckDraft, check, table } from '../suite/check.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import { type FoundList, findList } from './found-list.ts';

type AnySubject = ListSubject<PagedList>;
type Draft<Case, Notes> = CheckDraft<Case, FoundNotes & Notes>;

/** @typeParam Notes of the rule, beside those of the list */
export interface ListCheck<Case extends AnySubject, Notes>
  extends Omit<Draft<Case, Notes>, 'operations' | 'needs' | 'cases' | 'run'> {
  lists: readonly Case['list'][];
  /** The rows of the lists that the target offers, each for every caller who may be shown it; these alone unless given. */
  cases?(subjects: ListSubject<Case['list']>[], facts: Facts): CaseSource<Case>;
  /** Reads the list, or makes what shall be there. `findList` unless given. */
  find?(ctx: CheckContext, input: Case): Promise<FoundList>;
  /** Asks the list that was found. @returns the notes of the rule */
  ask(ctx: CheckContext, input: Case, found: FoundList): Promise<Notes>;
  /** Tells why what was found shows nothing, whatever the rule: that too little of it was read, unless given. Pure. */
  unread?(evidence: Evidence<Case, FoundNotes & Notes>): string | Stop | undefined;
}

export function listCheck<Case extends AnySubject, Notes = void>({
  lists,
  cases = (subjects) => table(subjects as unknown as Case[]),
  find = (ctx, input) => findList(ctx, input),
  ask,
  unread = unreadFound,
  control,
  ...about
}: ListCheck<Case, Notes>): Check {
  return check<Case, FoundNotes & Notes>({
    ...about,
    operations: [],
    needs: { principals: ['owner'], writes: 'unless_read_only', one_of: needsOf(lists) },
    cases: (facts) => cases(listSubjects(facts, lists), facts),
    async run(ctx, input) {
      const found = await find(ctx, input);
      const notes = await ask(ctx, input, found);
      const { own = found.own } = (await found.lasting?.()) ?? {};
      return { ...(own && { own }), ...notes };
    },
    control: (evidence, mismatches) => unread(evidence) ?? control?.(evidence, mismatches),
  });
}
