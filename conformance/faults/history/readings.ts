/**
 * Reads changed answers as a run would have. Lists show the same items again and again: one that was changed in the same
 * way is read once.
 */
import type { DecodedReply, Dialect } from '../../../src/choices/dialect.ts';
import { isObject } from '../../../src/json/is-object.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Value } from './operators.ts';

export interface Readings {
  /**
   * @param clean what was read before the change
   * @returns undefined where the run would have given up on the answer
   */
  of(exchange: Exchange, clean: DecodedReply, body: Value): DecodedReply | undefined;
}

export function createReadings(dialect: Dialect): Readings {
  const items = new Map<string, DecodedReply>();

  function read(exchange: Exchange): DecodedReply | undefined {
    const { status, headers, body } = exchange.received!;
    try {
      return dialect.decodeReply(exchange.request, { status, headers, body });
    } catch {
      return undefined;
    }
  }

  /** The reading of a page is that of its items one by one. */
  function readItem(exchange: Exchange, item: unknown): DecodedReply | undefined {
    const { request, received } = exchange;
    const { fields, embed } = request.query;
    const text = JSON.stringify(item);
    const key = JSON.stringify([request.operation, fields, embed, text]);
    const known = items.get(key);
    if (known) return known;
    const body = `{"items":[${text}],"first":null,"next":null,"previous":null}`;
    const found = read({ ...exchange, received: { ...received!, body } });
    if (found) items.set(key, found);
    return found;
  }

  return {
    of(exchange, clean, body) {
      const before = clean.json;
      if (!clean.page || !isObject(body) || !isObject(before)) return read(exchange);
      const [now, then] = [body.items, before.items];
      const is_only_items = Object.entries(body).every(([name, value]) => name === 'items' || value === before[name]);
      if (!Array.isArray(now) || !Array.isArray(then) || now.length !== then.length || !is_only_items) {
        return read(exchange);
      }
      const found: Record<string, unknown>[] = [];
      for (const [index, item] of now.entries()) {
        if (item === then[index]) {
          found.push(clean.page.items[index]!);
          continue;
        }
        const one = readItem(exchange, item);
        if (one?.page?.items.length !== 1 || one.defects.length > 0) return read(exchange);
        found.push(one.page.items[0]!);
      }
      return { ...clean, json: body, page: { ...clean.page, items: found } };
    },
  };
}
