/** The law of `judge`: over the history of a run it comes to the verdicts of that run. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { referenceChoices } from '../../src/choices/choices.ts';
import { loadChoices } from '../../src/choices/load.ts';
import { allChecks } from '../checks/all.ts';
import type { Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import type { HistoryRecord } from '../suite/records.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { createHistoryWriter } from './compact-history.ts';
import { history_version } from './history.ts';
import { judgeHistory, unknownChecks } from './judge-history.ts';
import { default_seed, runSuite } from './run.ts';
import { readHistory } from './stored-history.ts';

const versions = { kit_version: '0', document_version: '0' };

/** A run, and the lines that it wrote. */
interface Written {
  report: Report;
  lines: string[];
}

async function written(run: (record: (one: HistoryRecord) => void) => Promise<Report>): Promise<Written> {
  const lines: string[] = [];
  const linesOf = createHistoryWriter();
  const report = await run((one) => lines.push(...linesOf(one).trimEnd().split('\n')));
  return { report, lines };
}

function judgedAgain(lines: readonly string[], chosen?: (check: { id: string }) => boolean, end = '\n'): Report {
  const history = readHistory({ name: 'history.jsonl', text: lines.join('\n') + end });
  return judgeHistory(history, { checks: allChecks, chosen, ...versions });
}

function facts(verdicts: readonly Verdict[]): unknown[] {
  const { parse, stringify } = JSON;
  return verdicts.map((verdict) => parse(stringify(verdict)));
}

const inArea = (...areas: string[]) => allChecks.filter(({ area }) => areas.includes(area));

/** A target that answers everything in the same useless way. */
function useless(status: number, body: string) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  return new Promise<{ base_url: string; close(): void }>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ base_url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** Checks of all kinds: what is judged is the same whichever they are. */
const every = (nth: number) => allChecks.filter((_, place) => place % nth === 0);
const some = every(4);
const reference = written((record) => runEmbedded({ checks: some, record, seed_state: 'small', samples: 2 }));

describe('a history judged again has the verdicts of its run', () => {
  it('of the reference server', async () => {
    const { report, lines } = await reference;
    const again = judgedAgain(lines);
    expect(facts(again.verdicts)).toEqual(facts(report.verdicts));
    const { kit: _, document: __, ...rest } = report;
    expect(again).toMatchObject(JSON.parse(JSON.stringify({ ...rest, verdicts: again.verdicts })));
  });

  it.each([
    ['pagination/ties--lost-at-the-boundary', inArea('pagination')],
    ['schema/listAssets--size-as-text', inArea('soft-delete', 'schema')],
    ['isolation/lists--everybodys-when-filtered', inArea('isolation')],
    ['retry/callback-tried-again--not-on-a-second-500', allChecks.filter(({ wave }) => wave)],
    ['webhooks/fan-out--first-one-only', inArea('webhooks')],
  ])('of a server with the fault %s', async (mutant, checks) => {
    const { report, lines } = await written((record) =>
      runEmbedded({ checks, mutant, record, seed_state: 'small', samples: 3 }),
    );
    expect(report.totals.fail).toBeGreaterThan(0);
    expect(facts(judgedAgain(lines).verdicts)).toEqual(facts(report.verdicts));
  });

  it('of a server that is unlike the reference wherever it may be', async () => {
    const choices = loadChoices('fixtures/choices/unlike.yaml');
    const checks = inArea('pagination', 'uploads');
    const { report, lines } = await written((record) =>
      runEmbedded({ checks, choices, record, seed_state: 'small', samples: 2 }),
    );
    expect(facts(judgedAgain(lines).verdicts)).toEqual(facts(report.verdicts));
  });

  it.each([
    ['an empty object', 200, '{}'],
    ['a refusal', 404, '{"detail":"no"}'],
    ['an error', 500, ''],
  ])('of a target that always answers %s', async (_, status, body) => {
    const { base_url, close } = await useless(status, body);
    afterAll(close);
    const { report, lines } = await written((record) =>
      runSuite({
        target: { base_url, principals: { owner: { kind: 'api_key', token: 'any-token' } }, choices: referenceChoices },
        checks: every(9),
        samples: 2,
        seed: default_seed,
        replay_options: '--target any.yaml',
        record,
        ...versions,
      }),
    );
    expect(facts(judgedAgain(lines).verdicts)).toEqual(facts(report.verdicts));
  });
});

it('checks that ended side by side are in the order of the run', async () => {
  const { report, lines } = await reference;
  const checks = report.verdicts.map(({ check }) => check);
  const turned = lines.map((line) => {
    const one = JSON.parse(line);
    return one.type === 'check' ? JSON.stringify({ ...one, place: checks.length - checks.indexOf(one.check) }) : line;
  });
  expect(judgedAgain(turned).verdicts.map(({ check }) => check)).toEqual(checks.toReversed());
});

describe('a part of a history', () => {
  it('is judged as far as it goes, and is interrupted', async () => {
    const { lines } = await reference;
    const whole = judgedAgain(lines);
    const middle = Math.floor(lines.length / 2);
    const half = judgedAgain([...lines.slice(0, middle), lines[middle]!.slice(0, 10)], undefined, '');
    expect(half).toMatchObject({ interrupted: true, checks: { expected: whole.checks.expected } });
    expect(half.totals.pass).toBeGreaterThan(0);
    const unfinished = half.verdicts.filter(({ verdict }) => verdict === 'inconclusive');
    expect(unfinished.length).toBeGreaterThan(0);
    expect(unfinished.map((one) => 'message' in one && one.message)).toContain(
      'the history ends before the end of this check',
    );
    const failed = ({ verdicts }: Report) =>
      verdicts.filter(({ verdict }) => verdict === 'fail').map(({ check }) => check);
    expect(failed(whole)).toEqual(expect.arrayContaining(failed(half)));
  });

  it('is what was chosen', async () => {
    const { lines } = await reference;
    const { verdicts } = judgedAgain(lines, ({ id }) => id.startsWith('pagination/'));
    expect(new Set(verdicts.map(({ area }) => area))).toEqual(new Set(['pagination']));
  });

  it('names the checks that are gone', async () => {
    const { lines } = await reference;
    const history = readHistory({ name: 'h', text: lines[0]! });
    const [kept, gone] = some as [Check, Check, ...Check[]];
    expect(unknownChecks(history, some)).toEqual([]);
    expect(unknownChecks(history, [kept])).toContain(gone.id);
    expect(unknownChecks(history, [kept])).not.toContain(kept.id);
  });
});

describe('a file that is no history of this kit', () => {
  const run = { type: 'run', history_version, kit: '0', checks: [], facts: {} };
  const record = (value: object) => JSON.stringify(value);
  it.each([
    ['nothing', '', 'h:1: is no JSON'],
    ['a report', '{"report_version":1}\n', 'h:1: no history of a conformance run'],
    ['no JSON', `${record(run)}\nabc\n`, 'h:2: is no JSON'],
    ['an empty line', `${record(run)}\n\n${record({ type: 'end' })}\n`, 'h:2: is no JSON'],
    ['a list', `${record(run)}\n[]\n`, 'h:2: undefined is no record'],
    ['a number', `${record(run)}\n7\n`, 'h:2: is no JSON object'],
    ['another record', `${record(run)}\n${record({ type: 'story' })}\n`, 'h:2: "story" is no record'],
    ['an exchange left out', `${record(run)}\n${record({ type: 'exchange', number: 2 })}\n`, 'h:2: exchange 2 where 1'],
    [
      'a case of exchanges that are not there',
      `${record(run)}\n${record({ type: 'case', check: 'a/b', notes: {}, exchanges: [3] })}\n`,
      'h:2: the case names 3',
    ],
    ['a case of nothing', `${record(run)}\n${record({ type: 'case' })}\n`, 'h:2: a case record needs'],
    ['a check without id', `${record(run)}\n${record({ type: 'check' })}\n`, 'h:2: a check record without its id'],
    ['that of an older kit', record({ type: 'run', kit: '0.0.9', facts: {} }), 'h:1: written by an older kit, 0.0.9'],
    ['that of a newer kit', record({ ...run, history_version: 99, kit: '9' }), 'h:1: written by a newer kit, 9'],
  ])('%s', (_, text, message) => {
    expect(() => readHistory({ name: 'h', text })).toThrow(message);
  });
});
