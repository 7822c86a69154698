/** Test of the fixtures of a target file: they are there, as far as reads tell. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { actsIn } from '../models/acts-in.ts';
import type { Session } from '../runner/session.ts';
import type { CheckContext } from '../suite/context.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt } = findingsOf('fixtures');

export async function tryFixtures(session: Session, ctx: CheckContext): Promise<Finding[]> {
  const { fixtures = {} } = session.target;
  const findings: Finding[] = [];
  let there = 0;
  const is_hidden =
    (chosen(session.facts.choices, 'access.own_private_model_text', 'getModelText') ?? 'shown') !== 'shown';
  const statusOf = async (operation: CanonicalRequest['operation'], path: Record<string, string>, step: string) => {
    if (!session.facts.operations.includes(operation)) return undefined;
    const request = { operation, path, ...actsIn(session.facts, 'owner') };
    const { exchange } = await answerOrStop(() => ctx.call('owner', request, step));
    const status = exchange?.received?.status;
    if (status !== undefined && status < 300) there += 1;
    return status;
  };
  for (const [name, one] of Object.entries(fixtures.batches ?? {})) {
    const key = `fixtures.batches.${name}.id`;
    const status = await statusOf('listBatchItems', { batch_id: one?.id ?? '' }, key);
    if (status !== undefined && status >= 300) {
      findings.push(
        problem(key, `the owner reads no items of it: ${status}`, 'give a batch of the owner’s organization'),
      );
    }
  }
  for (const [name, one] of Object.entries(fixtures.catalog ?? {})) {
    // Unpublished entries are not shown: no read tells that they are there.
    if (!one || name === 'unpublished' || (name === 'private' && is_hidden)) continue;
    const key = `fixtures.catalog.${name}`;
    const status = await statusOf('getModelText', { owner: one.owner, slug: one.slug }, key);
    if (status === undefined || status < 300) continue;
    const says = `${one.owner}/${one.slug} has no text for the owner: ${status}`;
    // Texts of private entries, shown to their own organization or not, are the target's choice.
    const tell = name === 'public' ? problem : doubt;
    const declare = name === 'private' ? ', or declare what it answers: choices.access.own_private_model_text' : '';
    findings.push(tell(key, says, `give the owner and slug of an entry that is there${declare}`));
  }
  // Elsewhere they are run.
  const unrun = session.target.mode === 'read-only' ? Object.entries(fixtures.models ?? {}) : [];
  for (const [name, one] of unrun) {
    const [owner, slug, ...deeper] = one?.path.split('/') ?? [];
    if (owner === undefined || slug === undefined || deeper.length > 0) continue;
    const key = `fixtures.models.${name}.path`;
    const status = await statusOf('getModelText', { owner, slug }, key);
    if (status !== 404) continue;
    // A model may run without a text; to know, it would have to be run.
    findings.push(
      doubt(key, `${owner}/${slug} has no catalog text (404)`, 'if it is no model there, name one that is'),
    );
  }
  if (findings.every(({ state }) => state !== 'problem') && there > 0) {
    findings.unshift(well(`${there} of them can be read`));
  }
  return findings;
}
