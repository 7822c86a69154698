/**
 * A wait that has an end, and holds the event loop until then.
 * @returns what is awaited, or `otherwise` after so many milliseconds; what comes later is dropped
 * @throws what is awaited does, in time
 */
export async function within<Value, Other>(
  awaited: Promise<Value>,
  ms: number,
  otherwise: () => Other,
): Promise<Value | Other> {
  const late = Promise.withResolvers<Other>();
  const timer = setTimeout(() => late.resolve(otherwise()), ms);
  awaited.catch(() => {});
  try {
    return await Promise.race([awaited, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
