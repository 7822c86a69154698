/** The child runs of batch items: embedded when asked for, with the embeds that were asked for inside them. */
import { isObject } from '../../src/json/is-object.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { isSet } from './values.ts';

/** Parts that may be asked for inside a run, and the flag by which the run itself says that it has some. */
const flags = { logs: 'has_logs', node_runs: 'has_node_runs' } as const;

type Parts = readonly (keyof typeof flags)[];

export const embedded_run_codes = {
  'embedded-unasked': {
    clause: 'embedding.batch-run',
    message: 'Something is embedded in a record although nobody asked for it.',
  },
  'not-embedded': {
    clause: 'embedding.batch-run',
    message: 'Something was asked for within a record, and is not there.',
  },
  'not-embedded-inside': {
    clause: 'embedding.batch-run-nested',
    message: 'Something was asked for within an embedded run that has some, and is not there.',
  },
} satisfies Codes;

/** An item may have no run, and a run no logs; what it does not have may be null, absent or empty. */
export function judgeEmbeddedRuns(exchange: Exchange, asked: readonly string[], tally: Tally): Mismatch[] {
  const { query } = exchange.request;
  const { record, page } = exchange.decoded!;
  const embed = asked.find((one) => one === 'run' || one.startsWith('run('));
  if (embed !== undefined && isDropped(exchange)) return [];
  const inside = (Object.keys(flags) as Parts).filter((name) => namesInside(embed).includes(name));
  return (page ? page.items : [record ?? {}]).flatMap((item, index): Mismatch[] => {
    const at = page ? `/items/${index}/run` : '/run';
    const fault = embed === undefined ? faultUnasked(item) : faultAsked(item, inside);
    // A projection may leave out what was embedded.
    if (!fault || (embed !== undefined && query.fields !== undefined)) return [];
    const { code, pointer = '', ...rest } = fault;
    return tally.broken(code, { at: exchange, ...embedded_run_codes[code], ...rest, pointer: `${at}${pointer}` });
  });
}

/** A cursor URL need not carry an embed on (choice `lists.cursor_url_carries`). */
function isDropped({ sent }: Exchange): boolean {
  const { searchParams } = new URL(sent.url);
  return searchParams.size > 0 && !searchParams.has('embed');
}

interface Fault extends Pick<Mismatch, 'message' | 'expected' | 'actual' | 'pointer'> {
  code: keyof typeof embedded_run_codes;
}
type Item = Readonly<Record<string, unknown>>;

function faultUnasked({ run }: Item): Fault | undefined {
  if (!isObject(run)) return undefined;
  const message = 'a batch item shows its whole run although nobody asked for it';
  return { code: 'embedded-unasked', message, expected: 'no run', actual: run.id };
}

function faultAsked({ run, run_id }: Item, inside: Parts): Fault | undefined {
  if (!isObject(run)) {
    if (!isSet(run_id)) return undefined;
    const message = 'the run of a batch item was asked for, and the item does not show it';
    return { code: 'not-embedded', message, expected: 'a run', actual: run ?? null };
  }
  const lacking = inside.find((name) => run[flags[name]] === true && !Array.isArray(run[name]));
  if (lacking === undefined) return undefined;
  return {
    code: 'not-embedded-inside',
    message: `the ${lacking} of the run of a batch item were asked for, and the run, which has some, does not show them`,
    expected: 'an array',
    actual: run[lacking] ?? null,
    pointer: `/${lacking}`,
  };
}

function namesInside(embed = ''): string[] {
  return /\((.*)\)/.exec(embed)?.[1]?.split(',') ?? [];
}
