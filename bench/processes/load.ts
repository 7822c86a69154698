/** Load by autocannon, on as many connections as it is told. */
import autocannon from 'autocannon';
import { play } from './process.ts';

export interface Load {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  connections: number;
  seconds: number;
}

export interface Loaded {
  answers: number;
  /** Of them in a second. */
  rate: number;
  p50_ms: number;
  p99_ms: number;
}

play({
  begin: async () => {},
  async answer({ seconds, ...load }: Load): Promise<Loaded> {
    const times_ms: number[] = [];
    const run = autocannon({ ...load, duration: seconds });
    // Its own histogram counts whole milliseconds.
    run.on('response', (_client, _status, _bytes, time_ms) => times_ms.push(time_ms));
    const result = await run;
    if (result.errors + result.non2xx > 0)
      throw new Error(`${load.url}: ${result.errors} errors, ${result.non2xx} refusals`);
    times_ms.sort((a, b) => a - b);
    const at = (share: number) => times_ms[Math.floor(share * times_ms.length)] ?? Number.NaN;
    const answers = times_ms.length;
    return { answers, rate: answers / result.duration, p50_ms: at(0.5), p99_ms: at(0.99) };
  },
});
