/** Task of a thread with one drawn choices document. */
import { randomUUID } from 'node:crypto';
import { allChecks } from '../../conformance/checks/all.ts';
import type { Check } from '../../conformance/suite/check.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import type { Verdict } from '../../conformance/verdicts/verdict.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { createDatabase, dropDatabase } from '../../src/store/postgres/cluster.support.ts';
import { shrinkChoices } from './shrink-choices.ts';

export interface VariantRun {
  choices: ChoicesDocument;
  pass: number;
  /** `check: message` of each failure, and of each fault of the kit. */
  failures: string[];
  /** The smallest part of the choices at which one of them fails still. */
  smallest?: ChoicesDocument;
  /** `verdict check: message` of each check that neither passed nor failed. */
  unjudged: string[];
}

export interface VariantTask {
  choices: ChoicesDocument;
  /** A PostgreSQL for the server; in memory unless given. */
  cluster?: string | undefined;
}

export async function variant({ choices, cluster }: VariantTask): Promise<VariantRun> {
  const judge: Judge = (some, checks) => judged(some, checks, cluster);
  const verdicts = await judge(choices, allChecks);
  const failed = verdicts.filter(isFailure);
  const others = verdicts.filter((one) => !isFailure(one) && !['pass', 'observed'].includes(one.verdict));
  return {
    choices,
    pass: verdicts.filter(({ verdict }) => verdict === 'pass').length,
    failures: failed.map(said),
    ...(failed.length > 0 && { smallest: await smallestOf(choices, failed, judge) }),
    unjudged: others.map((one) => `${one.verdict} ${said(one)}`),
  };
}

type Judge = (choices: ChoicesDocument, checks: readonly Check[]) => Promise<readonly Verdict[]>;

async function smallestOf(
  choices: ChoicesDocument,
  failed: readonly Verdict[],
  judge: Judge,
): Promise<ChoicesDocument> {
  const names = failed.map(({ check }) => check);
  const own = allChecks.filter(({ id }) => names.includes(id));
  const fails = async (smaller: ChoicesDocument, checks: readonly Check[]) =>
    (await judge(smaller, checks)).some((one) => isFailure(one) && names.includes(one.check));
  // Some fail only behind what other checks left in the lists.
  const checks = (await fails(choices, own)) ? own : allChecks;
  return shrinkChoices(choices, async (smaller) => {
    try {
      return await fails(smaller, checks);
    } catch {
      // A server cannot be made of only some of the choices that depend on each other.
      return false;
    }
  });
}

async function judged(
  choices: ChoicesDocument,
  checks: readonly Check[],
  cluster: string | undefined,
): Promise<readonly Verdict[]> {
  const name = `variant_${randomUUID().replaceAll('-', '')}`;
  const database = cluster === undefined ? {} : { database: await createDatabase(cluster, name) };
  try {
    // Variants run on the small state: where a list can be neither filtered nor sorted by an index, each page of each
    // walk sorts all records again.
    const { verdicts } = await runEmbedded({ checks, choices, seed_state: 'small', shrink: false, ...database });
    return verdicts;
  } finally {
    if (cluster !== undefined) await dropDatabase(cluster, name);
  }
}

function isFailure({ verdict }: Verdict): boolean {
  return verdict === 'fail' || verdict === 'error';
}

function said(one: Verdict): string {
  return `${one.check}: ${'message' in one ? one.message : ''}`;
}
