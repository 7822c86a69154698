import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operationIds } from '../../contract/operations.ts';
import { createRequestTally } from './request-tally.ts';

const requests = fc.array(
  fc.record({
    operation: fc.option(fc.constantFrom(...operationIds.slice(0, 3))),
    status: fc.option(fc.constantFrom(200, 404, 500)),
    took_ms: fc.oneof(fc.constantFrom(0, 0.5, 1, 10_000), fc.double({ min: 0, max: 20_000, noNaN: true })),
  }),
);

test('each request is in every bucket that it fits into, in the count and in the sum', () => {
  fc.assert(
    fc.property(requests, (all) => {
      const tally = createRequestTally();
      for (const { operation, status, took_ms } of all) tally.count(operation, status, took_ms);
      const [help, type, ...lines] = tally.durations('x_seconds', 'Times.').trimEnd().split('\n');
      expect([help, type]).toEqual(['# HELP x_seconds Times.', '# TYPE x_seconds histogram']);
      for (const line of lines) {
        const [, kind, labels, value] = /^x_seconds_(bucket|sum|count){(.*)} (\S+)$/.exec(line)!;
        const [, operation] = /operation="(\w+)"/.exec(labels!)!;
        const own = all.filter((one) => (one.operation ?? 'none') === operation);
        const bound = /le="(.*)"/.exec(labels!)?.[1];
        const bound_s = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
        const sum_s = own.reduce((sum, { took_ms }) => sum + took_ms / 1_000, 0);
        const wanted = {
          ...{ bucket: own.filter(({ took_ms }) => took_ms / 1_000 <= bound_s).length, count: own.length },
          sum: expect.closeTo(sum_s, 6),
        };
        expect(Number(value), line).toEqual(wanted[kind as keyof typeof wanted]);
      }
      expect(tally.answered().reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    }),
  );
});
