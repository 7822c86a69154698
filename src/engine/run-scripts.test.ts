import { describe, expect, test } from 'vitest';
import { createRunScripts, type RunScript, scriptProblems } from './run-scripts.ts';

const organization_id = '0a000000-0000-4000-8000-000000000001';
const sketch = { model: 'lumen/sketch', organization_id };
const portrait = { workflow: 'acme/portrait', organization_id };
const outcome = (code: string) => ({ kind: 'fail', code }) as const;

describe('scripts', () => {
  test('are taken in the order of their adding by the runs that they fit, as often as they say', () => {
    const scripts = createRunScripts();
    const kept = [
      scripts.add({ model: 'lumen/sketch', outcome: outcome('model') }),
      scripts.add({ workflow: 'acme/portrait', times: 2, outcome: outcome('workflow') }),
      scripts.add({ organization_id: organization_id.replace('1', '2'), outcome: outcome('elsewhere') }),
      scripts.add({ times: null, organization_id: organization_id.toUpperCase(), outcome: outcome('any') }),
    ];
    expect(kept.map(({ times }) => times)).toEqual([1, 2, 1, null]);
    expect(scripts.list()).toEqual(kept);
    const taken = [portrait, sketch, sketch, portrait, portrait, sketch].map((run) => scripts.take(run)?.outcome);
    const codes = ['workflow', 'model', 'any', 'workflow', 'any', 'any'];
    expect(taken).toEqual(codes.map(outcome));
    expect(scripts.list()).toEqual([kept[2], kept[3]]);
  });

  test('say how many runs they are still for', () => {
    const scripts = createRunScripts();
    scripts.add({ times: 3, outcome: { kind: 'cancel' } });
    scripts.take(sketch);
    expect(scripts.list()).toMatchObject([{ times: 2 }]);
  });

  test('are removed one by one or together, and no id comes again', () => {
    const scripts = createRunScripts();
    const [first, second] = [scripts.add({ outcome: { kind: 'stall' } }), scripts.add({ outcome: { kind: 'cancel' } })];
    expect(scripts.remove(first.id)).toBe(true);
    expect(scripts.remove(first.id)).toBe(false);
    expect(scripts.take(sketch)?.outcome).toEqual({ kind: 'cancel' });
    const third = scripts.add({ outcome: { kind: 'stall' } });
    scripts.clear();
    expect(scripts.take(sketch)).toBeUndefined();
    const ids = [first, second, third, scripts.add({ outcome: { kind: 'stall' } })].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test('are given back by runs that came to nothing, to their place', () => {
    const scripts = createRunScripts();
    const [first] = [scripts.add({ outcome: outcome('first') }), scripts.add({ times: 2, outcome: outcome('second') })];
    const before = scripts.list();
    const taken = [scripts.take(sketch)!, scripts.take(sketch)!];
    for (const script of taken) scripts.giveBack(script);
    expect(scripts.list()).toEqual(before);
    expect(scripts.take(sketch)?.id).toBe(first!.id);
  });

  test('are kept where somebody keeps them, and do not wait where nobody could', async () => {
    const kept = new Map<string, unknown>();
    let is_full = false;
    const scripts = createRunScripts({
      async put(script) {
        if (is_full) throw new Error('no room');
        kept.set(script.id, structuredClone(script));
      },
      async remove(id) {
        kept.delete(id);
      },
      async clear() {
        kept.clear();
      },
    });
    const [first, second] = [scripts.add({ outcome: outcome('x') }), scripts.add({ outcome: outcome('y') })];
    await scripts.kept();
    expect([...kept.values()]).toEqual([first, second]);
    scripts.remove(first.id);
    await scripts.kept();
    expect([...kept.keys()]).toEqual([second.id]);
    is_full = true;
    scripts.add({ outcome: outcome('z') });
    await expect(scripts.kept()).rejects.toThrow('no room');
    await scripts.kept();
    expect(scripts.list()).toEqual([second]);
    const others = createRunScripts();
    others.resume([second]);
    expect(others.list()).toEqual([second]);
    expect(Number(others.add({ outcome: outcome('w') }).id)).toBeGreaterThan(Number(second.id));
  });

  test('are not changed from outside', () => {
    const scripts = createRunScripts();
    const given: RunScript = { outcome: outcome('x') };
    const kept = scripts.add(given);
    Object.assign(given.outcome, { code: 'y' });
    Object.assign(kept, { times: 9 });
    expect(scripts.list()).toMatchObject([{ times: 1, outcome: { code: 'x' } }]);
  });

  test('with a mistake are not kept', () => {
    const scripts = createRunScripts();
    expect(() => scripts.add({ outcome: { kind: 'fail', code: '' } })).toThrow(/^script.outcome.code must be 1 to 64/);
    expect(scripts.list()).toEqual([]);
  });
});

test.each<[unknown, string[]]>([
  [null, ['must be an object with an outcome']],
  [[], ['must be an object with an outcome']],
  [{}, ['outcome must be an object with a kind']],
  [{ outcome: { kind: 'fial' } }, ['outcome.kind must be one of: complete, fail, cancel, slow, stall']],
  [{ outcome: { kind: 'toString' } }, ['outcome.kind must be one of: complete, fail, cancel, slow, stall']],
  [
    { outcome: { kind: 'cancel', code: 'x' } },
    ['outcome.code is no member of the outcome cancel, which takes: after_ms'],
  ],
  [
    { outcome: { kind: 'fail', code: 'a b', message: '', after_ms: -1 } },
    [
      'outcome.code must be 1 to 64 letters, digits and _ . : + -, the first of them a letter or a digit',
      'outcome.message must be a text of 1 to 1000 characters',
      'outcome.after_ms must be a whole number of milliseconds from 0 to 2592000000 (30 days)',
    ],
  ],
  [{ outcome: { kind: 'slow', after_ms: 1, by_ms: 1 } }, ['outcome.by_ms must not stand beside after_ms']],
  [
    { model: 'sketch', workflow: 'acme', organization_id: 'acme', times: 0, runs: 1, outcome: { kind: 'stall' } },
    [
      'model must be the path of a model, 2 to 5 segments such as lumen/sketch',
      'workflow must name a workflow as owner/slug',
      'organization_id must be the id of an organization, a UUID',
      'times must be a whole number from 1 to 1000000, or null for every run',
      'runs is no member of a script, which takes: model, workflow, organization_id, times, outcome',
      'workflow must not stand beside model',
    ],
  ],
  [{ ...sketch, times: null, outcome: { kind: 'complete', output: '', after_ms: 0 } }, []],
])('what is wrong with %j', (value, lines) => {
  expect(scriptProblems(value).map(({ at, message }) => [at.join('.'), message].join(' ').trim())).toEqual(lines);
});
