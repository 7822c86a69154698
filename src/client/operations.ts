/** The types of every operation, by its operationId: what it is asked, and what it answers. */
import type { Answers, Items, Page, Projected, Requests } from '../generated/client-calls.ts';

export type OperationId = keyof Requests;

/** Header parameters by their names, such as `X-Organization-Id`. */
export type HeaderParameters = Readonly<Record<string, string | undefined>>;

/** Arguments of a call beside the request. */
export interface CallOptions {
  /** Ends the call, and what waits for it, with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /**
   * Longest time for the whole call, with its repeats, in milliseconds; that of the client unless given. After it the call
   * ends with a `DOMException` named `TimeoutError`.
   */
  timeout_ms?: number | undefined;
  /** Headers of each request of the call, beside those of the request itself, which come first. */
  header?: HeaderParameters | undefined;
}

/** The request of an operation: path, query and header parameters by their names, and the body. */
export type RequestOf<Id extends OperationId> = Requests[Id];

/** Answer of an operation that succeeds: a record, a page, a text; undefined for no body. */
export type AnswerOf<Id extends OperationId> = Answers[Id];

/** The operations that answer with pages. */
export type ListId = keyof Items;

/** Item of a list: the fields that are asked for, and all of them where the request names none. */
export type ItemOf<Id extends ListId, Request = Record<never, never>> = Projected<Items[Id], Request>;

/** A page of a list, its items as `ItemOf` has them. */
export type PageOf<Id extends ListId, Request = Record<never, never>> = Page<ItemOf<Id, Request>>;
