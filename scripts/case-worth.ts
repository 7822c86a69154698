/**
 * Writes `conformance/runner/worth.json`: how many mutants each check is there for, and by which of its cases each of
 * them is found first. Where a target takes few requests, the cases that find most come first. What is not in it yet, a
 * mutant or a case, is worth what an unknown one is; so it is written anew now and then, which takes ten minutes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allChecks } from '../conformance/checks/all.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import { runEmbedded } from '../conformance/trials/embedded-run.ts';

const file = fileURLToPath(new URL('../conformance/runner/worth.json', import.meta.url));

interface Worth {
  mutants: number;
  /** As JSON, those that find most first; of checks by waves none, since all their scenarios are one case. */
  cases: [found: number, input: string][];
}

/** Some are as deep or as long as a parser bears. */
const longest = 300;

const all: Record<string, Worth> = {};
for (const check of allChecks) {
  const mutants = allMutants.filter((mutant) => mutant.check === check.id);
  if (mutants.length === 0) continue;
  const found = new Map<string, number>();
  for (const mutant of check.wave ? [] : mutants) {
    const { verdicts } = await runEmbedded({ checks: [check], mutant: mutant.id, shrink: false });
    const [verdict] = verdicts;
    if (verdict?.verdict !== 'fail' || verdict.case == null) continue;
    const text = JSON.stringify(verdict.case);
    if (text.length <= longest) found.set(text, (found.get(text) ?? 0) + 1);
  }
  const ranked = [...found].toSorted(([, a], [, b]) => b - a);
  const cases = ranked.map(([text, count]): [number, string] => [count, text]);
  all[check.id] = { mutants: mutants.length, cases };
  console.error(`${check.id}: ${mutants.length} mutants, ${cases.length} cases`);
}
const lines = Object.entries(all).map(([id, worth]) => `${JSON.stringify(id)}: ${JSON.stringify(worth)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
