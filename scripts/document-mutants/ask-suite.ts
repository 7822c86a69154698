/**
 * Runs inside a copy of the project and asks the suite there what it finds on the server that the same document gives.
 * Prints what is wrong as a line of JSON, null for each that finds nothing.
 *
 *   ask-suite.ts '[{"check": "pagination/page-size"}, …]'
 */
import { allChecks } from '../../conformance/checks/all.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import type { SuiteNoticer } from './mutant.ts';

async function found(noticer: SuiteNoticer): Promise<string | null> {
  if ('survivor' in noticer) return survived(noticer.survivor);
  const checks = allChecks.filter(({ id }) => id === noticer.check);
  const { verdicts } = await runEmbedded({ checks, strict: noticer.strict, shrink: false });
  const [verdict] = verdicts;
  // With these a run of the suite ends with 0. An operation without a parameter is no claim: that is silence too.
  if (verdict && ['pass', 'observed', 'not-claimed'].includes(verdict.verdict)) return null;
  return `${verdict?.verdict}: ${verdict && 'message' in verdict ? verdict.message : ''}`;
}

async function survived(id: string): Promise<string | null> {
  // Half a second that the other noticers of this file need not wait for.
  const [{ mutantNamed }, { fateOf, killsOf }] = await Promise.all([
    import('../../conformance/trials/killer.ts'),
    import('../../conformance/trials/killed.ts'),
  ]);
  const mutant = await mutantNamed(id);
  const fate = await fateOf(mutant);
  return killsOf(mutant).includes(fate) ? null : `lives: ${fate}`;
}

const answers: (string | null)[] = [];
for (const noticer of JSON.parse(process.argv[2] ?? '[]') as SuiteNoticer[]) answers.push(await found(noticer));
console.log(JSON.stringify(answers));
// Timers of checks must not keep it.
process.exit(0);
