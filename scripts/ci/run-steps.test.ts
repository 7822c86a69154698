import { describe, expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import { type Step, shell } from './step.ts';

const step = (name: string, run: Step['run'], more: Partial<Step> = {}): Step => ({
  name,
  title: `what ${name} does`,
  limit_s: 20,
  run,
  ...more,
});
const good = step('good', async () => true);

async function run(...steps: Step[]) {
  const pieces: string[] = [];
  const passed: string[] = [];
  const code = await runSteps(steps, {
    write: (text) => pieces.push(text),
    already: 1,
    skipped: 0,
    is_landing: false,
    ended: (name, is_good) => is_good && passed.push(name),
  });
  const printed = pieces.join('');
  return { code, printed, last: printed.trimEnd().split('\n').at(-1), passed };
}

describe('steps', () => {
  it('are counted, and one that fails does not stop the rest', async () => {
    const throws = step('throws', async () => {
      throw new Error('no such file');
    });
    const { code, last, printed, passed } = await run(
      throws,
      shell('false', 'fails', 'echo before; false; echo after'),
      good,
    );
    expect({ code, last, passed }).toEqual({ code: 1, last: '2 passed, 2 failed', passed: ['good'] });
    expect(printed).toMatch(/\n== good: what good does\n-- good: \d+ s\n/);
    expect(printed).toMatch(
      /\n== throws: what throws does\nError: no such file\n(?: +at .*\n)*FAILED: throws\n-- throws: \d+ s\n/,
    );
    expect(printed).toMatch(/\n== false: fails\nbefore\nFAILED: false\n/);
    expect(printed).toMatch(/\n== false failed; it ended with\n== false: fails\nbefore\nFAILED: false\n/);
    expect(printed).toMatch(/\nfailed: (throws, false|false, throws)\n\n.*\n$/);
  });

  it('say nothing of failures where there is none', async () => {
    const printed = expect.stringMatching(/-- good: 0 s\n\n2 passed, 0 failed\n$/);
    expect(await run(good)).toEqual({ code: 0, printed, last: '2 passed, 0 failed', passed: ['good'] });
  });

  it('are shell with a folder of its own, without anything to read', async () => {
    const script = 'if read -r line; then exit 3; fi; echo "in $OUT" >&2; printf open; exit 7';
    const { code, printed } = await run(shell('seven', 'ends with 7', script, { code: 7 }));
    expect(code).toBe(0);
    expect(printed).toMatch(/\nin \S+ci-seven-\w+\n/);
    expect(printed).toMatch(/open\n-- seven/);
  });

  it('are cut where they hang, with all that they started', async () => {
    let closed: Promise<unknown> | undefined;
    const hangs = step(
      'hangs',
      async ({ start, sh }) => {
        expect(await start('echo ready; sleep 600')).toBe('ready');
        closed = sh('sleep 600 & wait');
        return (await closed) === 0;
      },
      { limit_s: 0.5 },
    );
    const { last, printed } = await run(hangs, good);
    expect(last).toBe('2 passed, 1 failed');
    expect(printed).toContain('cut after 0.5 s\nFAILED: hangs\n');
    // Every process that holds the output open must have ended for that.
    expect(await closed).toBe(null);
  });

  it('run two at a time, alone where they ask for it, and after what they need', async () => {
    const events: string[] = [];
    const traced = (name: string, more: Partial<Step> = {}) =>
      step(
        name,
        async () => {
          events.push(`+${name}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
          events.push(`-${name}`);
          return true;
        },
        more,
      );
    await run(traced('a'), traced('b', { needs: ['a'] }), traced('c'), traced('d', { alone: true }), traced('e'));
    expect(events.slice(0, 2)).toEqual(['+a', '+c']);
    expect(events.indexOf('+b')).toBeGreaterThan(events.indexOf('-a'));
    expect(events.slice(-4)).toEqual(['+d', '-d', '+e', '-e']);
  });
});
