/** Decimal numbers as texts, compared digit by digit: a binary number takes two for one. Pure. */

/** `digits` divided by ten to the power of `places`, without zeros at the end. */
interface Decimal {
  digits: bigint;
  places: number;
}

/** The value that two notations write: with a sign, with zeros, with an exponent. */
export function sameDecimal(a: string | number, b: string | number): boolean {
  const [one, other] = [decimalOf(a), decimalOf(b)];
  return one !== undefined && other !== undefined && one.digits === other.digits && one.places === other.places;
}

/** A value is another one cut, or rounded either way, to fewer places, yet no fewer than `least`. */
export function isRoundingOf(shown: string | number, value: string | number, least: number): boolean {
  const [short, long] = [decimalOf(shown), decimalOf(value)];
  if (!short || !long || short.places > long.places) return false;
  const places = Math.max(short.places, least);
  const unit = 10n ** BigInt(Math.max(0, long.places - places));
  const apart = short.digits * 10n ** BigInt(long.places - short.places) - long.digits;
  return (apart < 0n ? -apart : apart) < unit;
}

function decimalOf(value: string | number): Decimal | undefined {
  const found = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?\s*$/i.exec(String(value));
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found ?? [];
  if (whole + fraction === '') return undefined;
  const digits = BigInt(sign === '-' ? `-${whole}${fraction}` : whole + fraction);
  return shortened({ digits, places: fraction.length - Number(exponent) });
}

function shortened({ digits, places }: Decimal): Decimal {
  if (places < 0) return { digits: digits * 10n ** BigInt(-places), places: 0 };
  return places > 0 && digits % 10n === 0n
    ? shortened({ digits: digits / 10n, places: places - 1 })
    : { digits, places };
}
