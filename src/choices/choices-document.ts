/** The shape of a choices document: what an implementation does about open clauses. */
import type { OperationId } from '../contract/operations.ts';
import type { ChoiceGroups, Other, PartKey } from '../generated/choices.ts';

export type { ChoiceGroups, Other } from '../generated/choices.ts';
export { isOther } from './other.ts';

export type GroupName = keyof ChoiceGroups;
export type ListChoices = ChoiceGroups['lists'];
export type CodeChoices = ChoiceGroups['codes'];
export type RecordChoices = ChoiceGroups['records'];

/** The choices of a group; `for` gives some of them to one operation alone. */
type Group<Choices> = Choices & { for?: Partial<Record<OperationId, Choices>> };

/** Everything may be left out: the suite observes it then, and the server does as the reference. */
export type ChoicesDocument = { [G in GroupName]?: Group<ChoiceGroups[G]> };

/** `lists.end_of_list` and its like. */
export type ChoiceKey = { [G in GroupName]: `${G}.${keyof ChoiceGroups[G] & string}` }[GroupName];

export type ChoiceValue<Key extends ChoiceKey> = Key extends `${infer G extends GroupName}.${infer Name}`
  ? Name extends keyof ChoiceGroups[G]
    ? NonNullable<ChoiceGroups[G][Name]>
    : never
  : never;

/** The value of a choice when nothing is left open. */
export type Settled<Key extends ChoiceKey> = Key extends PartKey
  ? { [Part in keyof ChoiceValue<Key>]-?: Exclude<ChoiceValue<Key>[Part], Other | undefined> }
  : Exclude<ChoiceValue<Key>, Other>;

export type SettledGroup<G extends GroupName> = {
  [Name in keyof ChoiceGroups[G] & string]-?: `${G}.${Name}` extends infer Key extends ChoiceKey ? Settled<Key> : never;
};

/** A choices document with every choice made and none of them `other`: what the server runs on. */
export type ResolvedChoices = {
  [G in GroupName]: SettledGroup<G> & { for?: Partial<Record<OperationId, Partial<SettledGroup<G>>>> };
};

/** Form of a filter: all conditions in one parameter, or a parameter for each. */
export type FilterGrammar = Settled<'lists.filter_grammar'>;
export type OneParameterGrammar = Extract<FilterGrammar, { condition: string }>;
export type ParameterEachGrammar = Extract<FilterGrammar, { parameter: string }>;
export type SortGrammar = Settled<'lists.sort_grammar'>;

/** Way in which a filter value keeps the grammar's own characters apart from its text. */
export type QuotingStyle = Settled<'lists.quoting'>;

/** A status, or a status with the JSON body that goes with it. */
export type DeletedAnswer = NonNullable<ChoiceValue<'codes.success'>['deleted']>;

/** The refusals of `codes.refusal`; the others have a key of their own, and `not_found` is 404. */
export type ChosenRefusal = keyof ChoiceValue<'codes.refusal'>;

export type GatewayAnswers = Exclude<Settled<'codes.gateway'>, 'none'>;
export type BatchItemWords = Exclude<Settled<'records.batch_item_words'>, 'as_runs'>;
