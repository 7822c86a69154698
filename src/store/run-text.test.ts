import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import type { RunRow } from './run-rows.ts';
import { runOfTexts, textsOfRun } from './run-text.ts';
import { nodeRun, run_id, runLog, runRow } from './samples.support.ts';

const whole: RunRow = {
  ...runRow(1),
  logs: [runLog(1, run_id(1)), runLog(2, run_id(1))],
  node_runs: [nodeRun(1, run_id(1))],
};

describe('a run as text', () => {
  it('is itself again, whatever it holds, lacks or holds besides', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(0, null, undefined, '', [], run_id(1), run_id(2)));
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(whole.record).slice(1), 'model', 'more'), value);
    const part = fc.dictionary(fc.constantFrom('run_id', 'message', 'more', 'output', '__proto__'), value);
    fc.assert(
      fc.property(changes, part, part, (record, log, node_run) => {
        const changed = {
          ...whole,
          record: { ...whole.record, ...record },
          logs: [...whole.logs, { ...whole.logs[0], ...log }],
          node_runs: [{ ...whole.node_runs[0], ...node_run }],
        } as RunRow;
        // JSON holds neither undefined nor the sign of 0.
        const expected = JSON.parse(JSON.stringify(changed));
        expect(JSON.parse(JSON.stringify(runOfTexts(textsOfRun(changed))))).toEqual(expected);
      }),
      { seed: 20_260_101 },
    );
  });

  it('has no names of fields in it, and its id once', () => {
    const text = Object.values(textsOfRun(whole)).join();
    for (const name of ['status_code', 'request_id', 'run_id', 'level_code', 'state_code'])
      expect(text).not.toContain(name);
    expect(text.split(run_id(1))).toHaveLength(2);
  });

  it('holds what its node run repeats of it once', () => {
    const { input, output } = whole.node_runs[0]!;
    const text = Object.values(textsOfRun({ ...whole, record: { ...whole.record, input, output } })).join();
    for (const value of [input, output]) expect(text.split(JSON.stringify(value))).toHaveLength(2);
  });

  it('is read when fields have come since', () => {
    const { record, ...rest } = textsOfRun(whole);
    const older = JSON.stringify((JSON.parse(record) as unknown[]).slice(0, -1));
    const { current_evaluation_summary: _, ...known } = whole.record;
    expect(runOfTexts({ record: older, ...rest }).record).toEqual(known);
  });

  /** A new field of the document goes to the end of the list in `run-text.ts`; until then runs take more room. */
  it.each([
    ['RunFields', ['node_runs', 'logs', 'model', 'graph_workflow'], whole.record],
    ['RunLog', [], whole.logs[0]],
    ['NodeRun', [], whole.node_runs[0]],
  ] as const)('has a place for every field of %s', (schema, embedded, sample) => {
    const names = Object.keys(document.components.schemas[schema].properties);
    expect(Object.keys(sample!).sort()).toEqual(
      names.filter((name) => !(embedded as readonly string[]).includes(name)).sort(),
    );
  });
});
