import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { runEmbedded } from '../trials/embedded-run.ts';

/** One line a request, with what may differ between two runs masked: ids, the run's prefix, cursors, ports, times. */
async function requestLines(): Promise<string[]> {
  const lines: string[] = [];
  await runEmbedded({
    // One in five acts as all do; the waves are one.
    checks: allChecks.filter(({ wave }, place) => wave || place % 5 === 0),
    seed_state: 'small',
    samples: 2,
    record(record) {
      if (record.type !== 'exchange') return;
      const { method, url, body } = record.sent;
      lines.push(masked(`${record.step} ${record.principal} ${method} ${url} ${body ?? ''}`));
    },
  });
  return lines;
}

function masked(line: string): string {
  return (
    line
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
      .replaceAll(/mrk[0-9a-f]{12}/g, '<prefix>')
      // Names that nobody has end with a piece of the prefix and a number.
      .replaceAll(/\/\w*\d\w*\/llms/g, '/<unused>/llms')
      .replaceAll(/cursor=[\w%-]+/g, 'cursor=<cursor>')
      .replaceAll(/127\.0\.0\.1:\d+/g, '<host>')
      .replaceAll(/<host>\/[\w-]{32}(?:[/?][^"]*)?(?=")/g, '<inbox>')
      .replaceAll(/\d{4}-\d\d-\d\d(T|%20|T)\d\d(:|%3A)\d\d(:|%3A)\d\d(\.\d+)?Z/g, '<time>')
  );
}

/** Of a wave, many are on their way at once: which of them goes first is chance. */
function inOrder(lines: readonly string[]): string[] {
  const isOfWave = (line: string) => /^(dispatch|read)-run\//.test(line);
  return [...lines.filter((line) => !isOfWave(line)), ...lines.filter(isOfWave).toSorted()];
}

describe('two default runs on a fresh server', () => {
  it('send the same request lines, ids, prefix and times apart', async () => {
    const first = inOrder(await requestLines());
    const second = inOrder(await requestLines());
    expect(second).toEqual(first);
    expect(first.length).toBeGreaterThan(400);
  });
});
