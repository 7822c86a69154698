/** Records of which each value is drawn by a seed of its own: one key more shifts none of the others. */
import fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { seedFor } from './seed-for.ts';

/** Values that come out undefined are left out. */
export function recordByKey(values: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> {
  const own = Object.entries(values).map(([key, value]) => [key, new ByKey(key, value)] as const);
  const record = fc.record(Object.fromEntries(own), { noNullPrototype: true });
  // No value takes from the random of the record; whatever is drawn after it must not come out the same.
  return fc.tuple(record, fc.noShrink(fc.nat())).map(([all]) => withoutAbsent(all));
}

const withoutAbsent = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

class ByKey extends fc.Arbitrary<unknown> {
  readonly #key: string;
  readonly #value: fc.Arbitrary<unknown>;

  constructor(key: string, value: fc.Arbitrary<unknown>) {
    super();
    this.#key = key;
    this.#value = value;
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<unknown> {
    return this.#value.generate(randomFor(seedFor(random.clone().nextInt(), this.#key)), bias);
  }

  canShrinkWithoutContext(value: unknown): value is unknown {
    return this.#value.canShrinkWithoutContext(value);
  }

  shrink(value: unknown, context: unknown): fc.Stream<fc.Value<unknown>> {
    return this.#value.shrink(value, context);
  }
}

export function randomFor(seed: number): fc.Random {
  const generator = xoroshiro128plus(seed);
  // As fast-check does: the first numbers of seeds that are alike are alike too.
  generator.jump();
  return new fc.Random(generator);
}
