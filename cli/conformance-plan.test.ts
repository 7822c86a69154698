/** A plan sends nothing, and says of each check that cannot be judged what the run says of it. */
import { Server, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allChecks } from '../conformance/checks/all.ts';
import { planRun, type RunPlan } from '../conformance/planning/plan.ts';
import { runSuite } from '../conformance/runner/run.ts';
import type { RunOptions } from '../conformance/runner/run-options.ts';
import type { Target } from '../conformance/target/target.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { kit } from './kit.support.ts';

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded({ clock: 'virtual', seedState: 'small' });
});
afterAll(() => embedded.close());

function optionsFor(target: Target, matches = (_: string) => true): RunOptions {
  const checks = allChecks.filter(({ id }) => matches(id));
  return { target, checks, seed: 1, kit_version: '1', document_version: '1', replay_options: '' };
}

/** The target without keys, named with dots. */
function without(...keys: string[]): Target {
  const target = structuredClone(embedded.target);
  for (const key of keys) {
    const names = key.split('.');
    const last = names.pop()!;
    // biome-ignore lint/suspicious/noExplicitAny: any key of a target file
    let place: any = target;
    for (const name of names) place = place[name];
    delete place[last];
  }
  return target;
}

it('opens no socket, and runs no command that gives a token', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const listen = vi.spyOn(Server.prototype, 'listen');
  const fetched = vi.spyOn(globalThis, 'fetch');
  try {
    const { principals } = embedded.target;
    const owner = { ...principals.owner!, token: { command: 'exit 1', ttl: 60 } };
    const target = { ...embedded.target, base_url: 'http://target.invalid', principals: { ...principals, owner } };
    const { total } = await planRun(optionsFor({ ...target, receiver: { bind: { port: 1 } } }));
    expect(total.requests).toBeGreaterThan(1_000);
    for (const spy of [connect, listen, fetched]) expect(spy).not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
  }
});

it('finds nothing that the reference server could not be judged by', async () => {
  const { unjudged } = await planRun(optionsFor(embedded.target));
  expect(unjudged.filter(({ verdict }) => verdict === 'could-not-run')).toEqual([]);
});

const lacking: [keys: string[], check: RegExp][] = [
  [['principals.human', 'billing'], /^(feedback|billing)\//],
  [['fixtures.catalog', 'fixtures.batches'], /^(catalog|batches)\//],
  [['principals.outsider', 'choices.lists.parameters'], /^(isolation|folders|pagination\/e)/],
  [['fixtures.models', 'fixtures.workflow'], /^(runs|workflows)\//],
];

it.each(lacking)('without %s it says the same as the run', { timeout: 60_000 }, async (keys, pattern) => {
  const options = optionsFor(without(...keys), (id) => pattern.test(id));
  const { unjudged } = await planRun(options);
  const { verdicts } = await runSuite(options);
  const told = new Map(verdicts.map((one) => [one.check, `${one.verdict}: ${'message' in one ? one.message : ''}`]));
  expect(unjudged.length).toBeGreaterThan(0);
  for (const { check, verdict, message } of unjudged)
    expect([check, told.get(check)]).toEqual([check, `${verdict}: ${message}`]);
  const lost = verdicts.filter(({ verdict }) => verdict === 'could-not-run').map(({ check }) => check);
  const foreseen = unjudged.map(({ check }) => check);
  expect(foreseen.filter((check) => lost.includes(check)).length).toBeGreaterThanOrEqual(lost.length * 0.8);
});

it('adds up the cost where each model has one, names those that have none, and the limits that are too low', async () => {
  const { target } = embedded;
  const models = Object.fromEntries(
    Object.entries(target.fixtures!.models!).map(([name, model]) => [name, { ...model!, cost: 0.1 }]),
  );
  const priced = { ...target.fixtures, models, workflow: { ...target.fixtures!.workflow!, cost: 0.1 } };
  const limits = { runs: 10, webhooks: 0, requests_per_second: 10 };
  const plan = await planRun(optionsFor({ ...target, fixtures: priced, limits }));
  expect(plan.cost).toBe(String(Math.round(plan.total.runs) / 10));
  expect(plan.without_cost).toEqual([]);
  expect(plan.seconds).toBe(Math.ceil(plan.total.requests / 10));
  expect(plan.limits).toEqual([
    expect.stringMatching(/^limits\.runs: 10 are allowed, and about \d+ are wanted\./),
    expect.stringMatching(/^limits\.webhooks/),
    expect.stringMatching(/^\d+ of \d+ cases: limits\.requests_per_second is 10/),
  ]);
  const unpriced = await planRun(optionsFor(target, (id) => id.startsWith('feedback/')));
  expect(unpriced).toMatchObject({ cost: null, without_cost: expect.arrayContaining(['fixtures.models.succeeds']) });
});

it('is shown by area, as text and as JSON', async () => {
  const words = ['conformance', 'plan', '--area', 'folders', 'billing', '--base-url', 'http://target.invalid'];
  const text = await kit(...words, '--set', 'principals.owner.token=a');
  expect(text.code).toBe(0);
  expect(text.stdout).toMatch(/^area +checks +cases +requests +runs +webhooks\n/);
  expect(text.stdout).toMatch(/^in all /m);
  expect(text.stdout).toMatch(/^ {2}could-not-run: the target file does not give billing\.restore_threshold/m);
  expect(text.stdout).toMatch(
    /\nnext: judge it: npm run kit -- conformance run --base-url http:\/\/target\.invalid --out report\n$/,
  );
  const json = await kit(...words, '--json', '--set', 'principals.owner.token=a');
  const plan = JSON.parse(json.stdout) as RunPlan;
  expect(plan.total.checks + plan.unjudged.length).toBe(
    allChecks.filter(({ area }) => area === 'folders' || area === 'billing').length,
  );
});
