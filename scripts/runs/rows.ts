/**
 * What becomes of a run of the suite that is told nothing of one choice, while the server makes it otherwise than the
 * reference. It must end in `fail` or `could-not-run` somewhere, or fixtures/choices/found-out.yaml says why not.
 */
import { parse } from 'yaml';
import { allChecks } from '../../conformance/checks/all.ts';
import { runEmbedded } from '../../conformance/mutants/embedded-run.ts';
import { type ChoiceKey, type ChoicesDocument, referenceChoices, resolve } from '../../src/choices/choices.ts';
import { loadChoices } from '../../src/choices/load.ts';
import { readSource } from '../../src/input/yaml-document.ts';

export interface RowRun {
  key: ChoiceKey;
  /** Checks that failed or could not run. */
  telling: string[];
  /** Why the row is not as it should be. */
  problem?: string;
}

/** Every choice, in the order of the reference. */
export const rowKeys: readonly ChoiceKey[] = Object.entries(referenceChoices).flatMap(([group, choices]) =>
  Object.keys(choices)
    .filter((name) => name !== 'for')
    .map((name) => `${group}.${name}` as ChoiceKey),
);

const file = (name: string) => new URL(`../../fixtures/choices/${name}.yaml`, import.meta.url).pathname;
const unlike = loadChoices(file('unlike'));
const found_out = parse(readSource(file('found-out')).text) as Record<string, string>;

/** Keys that found-out.yaml lists although there is no such choice. */
export const unknownRows = Object.keys(found_out).filter((key) => !(rowKeys as readonly string[]).includes(key));

export async function rowRun(key: ChoiceKey): Promise<RowRun> {
  const documents = documentsOf(key);
  if (!documents) return { key, telling: [], problem: 'unlike.yaml does not make it' };
  const { verdicts } = await runEmbedded({ checks: allChecks, ...documents, seed_state: 'small', shrink: false });
  const checksWith = (...words: string[]) =>
    verdicts.filter(({ verdict }) => words.includes(verdict)).map(({ check }) => check);
  const [errors, failing, telling] = [checksWith('error'), checksWith('fail'), checksWith('fail', 'could-not-run')];
  if (errors.length > 0) return { key, telling, problem: `the kit failed in ${errors.join(', ')}` };
  if (!(key in found_out)) {
    return telling.length > 0 ? { key, telling } : { key, telling, problem: 'nothing tells, and it is not listed' };
  }
  if (failing.length > 0) return { key, telling, problem: `listed, but ${failing.join(', ')} failed` };
  // What some checks cannot do without, is not found out.
  return telling.length === 0
    ? { key, telling }
    : { key, telling, problem: `listed, but ${telling.join(', ')} could not run` };
}

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };

/** The server's choices, which are the reference but for this one, and the suite's, which lack it. */
function documentsOf(key: ChoiceKey): { choices: ChoicesDocument; told: ChoicesDocument } | undefined {
  const [group, name] = key.split('.') as [keyof ChoicesDocument, string];
  const value = (unlike[group] as Group | undefined)?.[name];
  if (value === undefined) return undefined;
  const choices = resolve({ [group]: { [name]: value } } as ChoicesDocument) as unknown as ChoicesDocument;
  const told = structuredClone(choices);
  const said = told[group] as Group;
  for (const place of [said, ...Object.values(said.for ?? {})]) delete place[name];
  return { choices, told };
}
