import { chosen } from '../../../src/choices/chosen.ts';
import { sameValue } from '../../../src/choices/same-value.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';

type Pair = readonly [on: string, off: string];
const usual: readonly Pair[] = [
  ['true', 'false'],
  ['1', '0'],
  ['yes', 'no'],
  ['on', 'off'],
  ['True', 'False'],
];

/** Open: the words for on and off that the presign flag understands. */
export const flagWords = check<null>({
  id: 'lists/flag-words',
  title: 'A flag understands the words that the target declares',
  how: 'An asset is read with the presign flag set to pairs of words; a pair is understood where one gives a signed URL and the other does not.',
  clauses: ['lists.boolean-values', 'lists.boolean-values-accepted'],
  codes: declared_codes,
  since: '0.1.0',
  operations: ['getAsset', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([null]),
  async run(ctx) {
    const path = { id: (await ctx.data.shared('owner', assetSpecs(1))).assets[0]!.id };
    for (const [index, pair] of pairsOf(ctx.facts).entries()) {
      for (const [word, text] of [
        ['on', pair[0]],
        ['off', pair[1]],
      ] as const) {
        await ctx.call('owner', { operation: 'getAsset', path, query: { presign: { raw: text } } }, `${word}/${index}`);
      }
    }
  },
  control(evidence) {
    const some = pairsOf(evidence.facts).some((_, index) => isUnderstood(evidence, index));
    const reason = 'with no words that were tried is the URL signed in the one case and not in the other';
    return (
      serverError(evidence) ?? (some || declaredPair(evidence.facts) ? undefined : { verdict: 'not-claimed', reason })
    );
  },
  judge: (evidence, tally) => judgeSeen(evidence, seenWords(evidence), tally),
  observe: (evidence) => observeSeen(seenWords(evidence)),
});

function declaredPair({ choices }: Pick<Facts, 'choices'>): Pair | undefined {
  return chosen(choices, 'lists.boolean_values', 'getAsset') as Pair | undefined;
}

function pairsOf(facts: Facts): Pair[] {
  const own = declaredPair(facts);
  const more = (chosen(facts.choices, 'lists.boolean_values_accepted', 'getAsset') ?? []) as readonly Pair[];
  const all = [...(own ? [own] : []), ...more, ...usual];
  return all.filter((pair, index) => all.findIndex((other) => sameValue(other, pair)) === index);
}

function isUnderstood(evidence: Evidence<null>, index: number): boolean {
  const [on, off] = [exchangeAt(evidence, `on/${index}`), exchangeAt(evidence, `off/${index}`)];
  const is_signed = (url: unknown) => typeof url === 'string' && URL.parse(url, 'relative://')?.search !== '';
  const [signed, plain] = [on, off].map((one) => is_signed(one?.decoded?.record?.url));
  return isSuccess(on) && isSuccess(off) && signed === true && plain === false;
}

function seenWords(evidence: Evidence<null>): SeenChoice[] {
  const pairs = pairsOf(evidence.facts);
  const understood = pairs.filter((_, index) => isUnderstood(evidence, index));
  const own = declaredPair(evidence.facts);
  const [first = undefined] = understood;
  const exchange = exchangeAt(evidence, 'on/0');
  const main = own && understood.some((pair) => sameValue(pair, own)) ? own : first;
  const more = understood.filter((pair) => !sameValue(pair, main));
  const holds = (declared: unknown) =>
    Array.isArray(declared) && declared.every((pair) => understood.some((one) => sameValue(one, pair)));
  const but = `the pairs that it understands are ${JSON.stringify(understood)}`;
  return [
    { key: 'lists.boolean_values', value: main ?? 'none', exchange, but },
    { key: 'lists.boolean_values_accepted', value: more, exchange, but, agrees: holds },
  ];
}
