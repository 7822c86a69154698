/** A target of several replicas: honest ones pass whole, and what one of them holds for itself is found, by nothing else. */
import { allChecks } from '../../conformance/checks/all.ts';
import { replicaFaults } from '../../conformance/trials/replica-faults.ts';
import { runOnReplicas } from '../../conformance/trials/replicas.ts';
import { flag, some } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { nameOf } from '../runs/read-arguments.ts';
import { verdictLine } from '../runs/verdict-line.ts';

export default part({
  name: 'replicas',
  proves: 'several honest replicas pass whole; what one of them holds for itself is found across two, and never in one',
  options: {
    only: some('these faults', 'NAME', replicaFaults, nameOf),
    alone: flag('the whole suite also on one replica with each fault, and on three honest ones'),
  },
  words: 'only',
  quick: () => ({}),
  soak: { values: () => ({ alone: true }) },
  async run({ only, alone }, { say }) {
    const problems: string[] = [];
    for (const count of alone ? [2, 3] : [2]) {
      const { totals, verdicts, requests, duration_ms } = await runOnReplicas(count, { checks: allChecks });
      say(
        `${count} replicas: ${totals.pass} pass, ${totals.observed} observed; ${requests} requests in ${duration_ms} ms`,
      );
      const wrong = verdicts.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'observed');
      problems.push(...wrong.map((verdict) => `${count} honest replicas: ${verdictLine(verdict)}`));
    }
    for (const { name, killed_by, breaks, applyTo } of only.length > 0 ? only : replicaFaults) {
      const checks = allChecks.filter(({ id }) => id === killed_by);
      const { verdicts } = await runOnReplicas(2, { checks, wrap: applyTo });
      const [found] = verdicts;
      say(`${name} across 2: ${verdictLine(found!)}`);
      const is_killed = found?.verdict === 'fail' && breaks.includes(found.clause);
      if (!is_killed) problems.push(`${name} lives across two replicas`);
      const one = await runOnReplicas(1, { checks: alone ? allChecks : checks, wrap: applyTo });
      say(`${name} alone: ${one.totals.pass} pass, ${one.totals.fail} fail`);
      const seen = one.verdicts.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'observed');
      problems.push(...seen.map((verdict) => `${name} where one replica serves all: ${verdictLine(verdict)}`));
    }
    return { figures: { faults: replicaFaults.length }, problems };
  },
});
