/**
 * Outcome of a run of the suite that is told nothing of one choice, while the server makes it otherwise than the
 * reference. It must end in `fail` or `could-not-run` somewhere, or the catalog says why not (`untold`).
 */
import { allChecks } from '../../conformance/checks/all.ts';
import { toldOf } from '../../conformance/permitted/told-of.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { choiceKeys, choiceOf } from '../../src/choices/catalog/catalog.ts';
import type { ChoiceKey, ChoicesDocument } from '../../src/choices/choices.ts';

export interface RowRun {
  key: ChoiceKey;
  /** Checks that failed or could not run. */
  telling: string[];
  /** Reason why the row is not as it should be. */
  problem?: string;
}

/** Every choice, in the order of the reference. */
export const rowKeys: readonly ChoiceKey[] = choiceKeys;

export async function rowRun(key: ChoiceKey): Promise<RowRun> {
  const { verdicts } = await runEmbedded({
    checks: allChecks,
    ...documentsOf(key),
    seed_state: 'small',
    shrink: false,
  });
  const checksWith = (...words: string[]) =>
    verdicts.filter(({ verdict }) => words.includes(verdict)).map(({ check }) => check);
  const [errors, failing, telling] = [checksWith('error'), checksWith('fail'), checksWith('fail', 'could-not-run')];
  if (errors.length > 0) return { key, telling, problem: `the kit failed in ${errors.join(', ')}` };
  if (choiceOf(key).untold === undefined) {
    return telling.length > 0
      ? { key, telling }
      : { key, telling, problem: 'nothing tells, and the catalog does not say why (`untold`)' };
  }
  if (failing.length > 0) return { key, telling, problem: `it is \`untold\`, but ${failing.join(', ')} failed` };
  // Choices that some check cannot do without are not `untold`.
  return telling.length === 0
    ? { key, telling }
    : { key, telling, problem: `it is \`untold\`, but ${telling.join(', ')} could not run` };
}

/** The server's choices, which are the reference but for this one, and the suite's, which lack it. */
function documentsOf(key: ChoiceKey) {
  const [group, name] = key.split('.') as [string, string];
  const choices = { [group]: { [name]: choiceOf(key).unlike } } as ChoicesDocument;
  return { choices, told: toldOf({ choices, untold: [key] }) };
}
