/** The suite over drawn choices documents: every permitted variant of the reference server must pass. */
import fc from 'fast-check';
import { allChecks } from '../../conformance/checks/all.ts';
import { runEmbedded } from '../../conformance/mutants/embedded-run.ts';
import { reachable } from '../../conformance/permitted/reachable.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';

export interface VariantRun {
  choices: ChoicesDocument;
  pass: number;
  /** `check: message` of each failure, and of each fault of the kit. */
  failures: string[];
  /** `verdict check: message` of each check that neither passed nor failed. */
  unjudged: string[];
}

/** Runs one drawn document after another. The same for the same count and seed. */
export async function* variantRuns({ count, seed }: { count: number; seed: number }): AsyncGenerator<VariantRun> {
  for (const drawn of fc.sample(choicesDocuments(), { seed, numRuns: count })) {
    // Who refuses every URL of this machine leaves nothing to receive.
    const choices = reachable(drawn);
    // Where nothing can be filtered by, each walk goes over all there is, and may be sorted anew for each page.
    const { verdicts, totals } = await runEmbedded({ checks: allChecks, choices, seed_state: 'small' });
    const said = (one: (typeof verdicts)[number]) => `${one.check}: ${'message' in one ? one.message : ''}`;
    const failed = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
    const others = verdicts.filter((one) => !failed.includes(one) && !['pass', 'observed'].includes(one.verdict));
    yield {
      choices,
      pass: totals.pass,
      failures: failed.map(said),
      unjudged: others.map((one) => `${one.verdict} ${said(one)}`),
    };
  }
}
