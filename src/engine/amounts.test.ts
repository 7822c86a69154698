import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModelPricingRule } from '../contract/types.ts';
import { amount_places } from './amounts.ts';
import { costOf } from './pricing.ts';
import type { MeasuredMedia } from './pricing-rules.ts';
import { amount, measured, rule, ruleSet } from './sample-catalog.support.ts';

const noon = Date.UTC(2026, 0, 5, 12);
const second = { pricing_model_code: 'per_second' };

function price(pricing: ModelPricingRule[], { measured = {} }: { measured?: MeasuredMedia } = {}) {
  return costOf({ model: { inputs: [], pricing }, input: {}, measured, at_ms: noon });
}

describe('whatever the rules', () => {
  const run = fc.record({ pricing: ruleSet, measured });

  test('the lines add up to the cost, in plain digits', () => {
    fc.assert(
      fc.property(run, ({ pricing, measured }) => {
        const { cost, cost_breakdown } = price(pricing, { measured });
        const sum = cost_breakdown.lines.reduce((so_far, { amount }) => exactly.add(so_far, amount), '0');
        expect(exactly.equal(sum, cost)).toBe(true);
        expect(cost_breakdown.total).toBe(cost);
        const numbers = cost_breakdown.lines.flatMap(({ quantity, price, amount }) => [quantity ?? '0', price, amount]);
        for (const text of [cost, ...numbers]) expect(text).toMatch(/^(?!-0$)-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });

  test('the amount of a price is the price times the quantity, to the last digit', () => {
    fc.assert(
      fc.property(amount, amount, (cents, seconds) => {
        const { cost } = price([rule({ ...second, price: cents })], { measured: { seconds } });
        expect(exactly.equal(cost, exactly.multiply(cents, seconds))).toBe(true);
      }),
    );
  });

  test('the order of factors and surcharges changes no cost', () => {
    fc.assert(
      fc.property(run, fc.infiniteStream(fc.nat(1_000)), ({ pricing, measured }, orders) => {
        const reordered = pricing.map((one) =>
          one.rule_effect_code === 'base' ? one : { ...one, sort_order: orders.next().value! },
        );
        expect(price(reordered, { measured }).cost).toBe(price(pricing, { measured }).cost);
        expect(price(pricing.toReversed(), { measured })).toEqual(price(pricing, { measured }));
      }),
    );
  });

  test('more digits than are kept are rounded once', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      rule({ id: index + 2, rule_effect_code: 'multiply', price: '1.001' }),
    );
    const { cost, cost_breakdown } = price([rule({ price: '0.000001' }), ...many]);
    // 10^-6 × 1.001^9 has 33 places: 0.000001009036084126126084036009001, by the binomial coefficients 1 9 36 84 126.
    expect(cost).toBe('0.000001009036084126126084');
    expect(cost.split('.')[1]).toHaveLength(amount_places);
    const sum = cost_breakdown.lines.reduce((so_far, line) => exactly.add(so_far, line.amount), '0');
    expect(exactly.equal(sum, cost)).toBe(true);
  });
});

/** Whole-number arithmetic on decimal texts, which owes nothing to the library under test. */
const exactly = {
  scaled: (text: string, places: number): bigint => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  },
  places: (text: string): number => text.split('.')[1]?.length ?? 0,
  text: (value: bigint, places: number): string => {
    const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
    const cut = digits.length - places;
    return `${value < 0n ? '-' : ''}${digits.slice(0, cut)}${places > 0 ? `.${digits.slice(cut)}` : ''}`;
  },
  add(one: string, other: string): string {
    const places = Math.max(this.places(one), this.places(other));
    return this.text(this.scaled(one, places) + this.scaled(other, places), places);
  },
  multiply(one: string, other: string): string {
    const [a, b] = [this.places(one), this.places(other)];
    return this.text(this.scaled(one, a) * this.scaled(other, b), a + b);
  },
  equal(one: string, other: string): boolean {
    const places = Math.max(this.places(one), this.places(other));
    return this.scaled(one, places) === this.scaled(other, places);
  },
};
