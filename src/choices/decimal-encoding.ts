/** Decimal numbers on the wire (choice `records.decimals`). The canonical form has plain digits and no needless zeros. */
import { Decimal } from 'decimal.js';
import type { OperationId } from '../contract/operations.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';

const canonical = /^(-?)((?:0|[1-9]\d*)(?:\.\d+)?)$/;
const settled = /^(?!-0$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const permitted = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Longer numbers than the document has room for stay as they are: their plain digits could fill the memory. */
const most_digits = 100;

const styles: Readonly<Record<'signed' | 'exponent' | 'zeros', (sign: string, digits: string) => string>> = {
  signed: (sign, digits) => `${sign || '+'}${digits}`,
  exponent: (sign, digits) => new Decimal(`${sign}${digits}`).toExponential(),
  zeros: (sign, digits) => `${sign}0${digits}${digits.includes('.') ? '0' : '.0'}`,
};

/** Writes canonical decimals as declared; undefined where that is the canonical form itself. */
export function decimalWriter(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): ((value: unknown) => unknown) | undefined {
  const choice = chosen(choices, 'records.decimals', operation);
  if (choice === undefined || choice === 'plain' || isOther(choice)) return undefined;
  const write = styles[choice];
  return (value) => {
    const [, sign, digits] = (typeof value === 'string' && canonical.exec(value)) || [];
    return sign === undefined || digits === undefined ? value : write(sign, digits);
  };
}

/** Rewrites every form of a decimal number in the canonical one, digit by digit. Other texts stay as they are. */
export function readDecimal(value: unknown): unknown {
  if (typeof value !== 'string' || settled.test(value) || !permitted.test(value)) return value;
  const read = new Decimal(value.replace(/^\+/, ''));
  const is_short = value.length <= most_digits && Math.abs(read.e) <= most_digits;
  return is_short ? (read.isZero() ? '0' : read.toFixed()) : value;
}
