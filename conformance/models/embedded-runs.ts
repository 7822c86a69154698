/** The child runs of batch items: embedded when asked for, with the embeds that were asked for inside them. */
import { isObject } from '../../src/json/is-object.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { isSet } from './values.ts';

/** What may be asked for inside a run, and the flag by which the run itself says that it has some. */
const flags = { logs: 'has_logs', node_runs: 'has_node_runs' } as const;

type Parts = readonly (keyof typeof flags)[];

/**
 * `embedded-unasked`, `not-embedded`, `not-embedded-inside`. An item may have no run, and a run no logs; what it does
 * not have may be null, absent or empty.
 */
export function judgeEmbeddedRuns(exchange: Exchange, asked: readonly string[]): Mismatch[] {
  const { operation, query } = exchange.request;
  const { record, page } = exchange.decoded!;
  const embed = asked.find((one) => one === 'run' || one.startsWith('run('));
  const inside = (Object.keys(flags) as Parts).filter((name) => namesInside(embed).includes(name));
  return (page ? page.items : [record ?? {}]).flatMap((item, index): Mismatch[] => {
    const at = page ? `/items/${index}/run` : '/run';
    const fault = embed === undefined ? faultUnasked(item) : faultAsked(item, inside);
    // A projection may leave out what was embedded.
    if (!fault || (embed !== undefined && query.fields !== undefined)) return [];
    const { pointer = '', ...rest } = fault;
    return [{ ...rest, operation, pointer: `${at}${pointer}`, exchange: exchange.number }];
  });
}

type Fault = Pick<Mismatch, 'code' | 'clause' | 'message' | 'expected' | 'actual' | 'pointer'>;
type Item = Readonly<Record<string, unknown>>;

function faultUnasked({ run }: Item): Fault | undefined {
  if (!isObject(run)) return undefined;
  const message = 'a batch item shows its whole run although nobody asked for it';
  return { code: 'embedded-unasked', clause: 'embedding.batch-run', message, expected: 'no run', actual: run.id };
}

function faultAsked({ run, run_id }: Item, inside: Parts): Fault | undefined {
  if (!isObject(run)) {
    if (!isSet(run_id)) return undefined;
    const message = 'the run of a batch item was asked for, and the item does not show it';
    return { code: 'not-embedded', clause: 'embedding.batch-run', message, expected: 'a run', actual: run ?? null };
  }
  const lacking = inside.find((name) => run[flags[name]] === true && !Array.isArray(run[name]));
  if (lacking === undefined) return undefined;
  return {
    code: 'not-embedded-inside',
    clause: 'embedding.batch-run-nested',
    message: `the ${lacking} of the run of a batch item were asked for, and the run, which has some, does not show them`,
    expected: 'an array',
    actual: run[lacking] ?? null,
    pointer: `/${lacking}`,
  };
}

function namesInside(embed = ''): string[] {
  return /\((.*)\)/.exec(embed)?.[1]?.split(',') ?? [];
}
