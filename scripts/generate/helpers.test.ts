import { expect, it } from 'vitest';
import { helperRows } from './helpers.ts';

const file = 'mutants/changed-wire.ts';

it('a helper is told by the first sentence of its comment', () => {
  const text = `
/** Answers leave otherwise. @param of \`null\` for any */
export function withWire(parts: Parts, of: OperationId | null): Parts {}
/**
 * Refusals leave
 * otherwise. So do others.
 *
 * @param of the operation
 */
export function withProblem(parts: Parts, of: OperationId): Parts {}
export function objectIn(wire: WireReply): object {}
function local(parts: Parts): Parts {}
`;
  expect(helperRows(file, text)).toEqual([
    '| `withWire` | Answers leave otherwise. | [mutants/changed-wire.ts](../../mutants/changed-wire.ts) |',
    '| `withProblem` | Refusals leave otherwise. | [mutants/changed-wire.ts](../../mutants/changed-wire.ts) |',
  ]);
});

it.each(['', '/** @param of the operation. */', '/** Answers */'])(
  'with %j nobody knows what it changes',
  (comment) => {
    const text = `${comment}\nexport function withWire(parts: Parts, of: OperationId): Parts {}`;
    expect(() => helperRows(file, text)).toThrow(`${file}: the comment of withWire does not say what it changes`);
  },
);
