/** The types of every operation, by its operationId: what it is asked, and what it answers. */
import type { ItemFields, routes } from '../generated/client-routes.ts';
import type { operations } from '../generated/client-types.ts';

export type OperationId = keyof typeof routes;

/** Arguments of a call beside the request. */
export interface CallOptions {
  /** Ends the call, and what waits for it, with the reason of the signal. */
  signal?: AbortSignal;
}

/** The request of an operation: path, query and header parameters by their names, and the body. */
export type RequestOf<Id extends OperationId> = GivenTo<operations[Id]> & BodyOf<operations[Id]>;

type GivenTo<Operation> = Operation extends { parameters: infer Given }
  ? {
      [Part in keyof Given as Part extends 'cookie'
        ? never
        : IsNever<Given[Part]> extends true
          ? never
          : Part]: WithReadonlyLists<Given[Part]>;
    }
  : unknown;

type WithReadonlyLists<Values> = {
  [Name in keyof Values]: Values[Name] extends (infer Word)[] | undefined ? readonly Word[] : Values[Name];
};

type IsNever<Type> = [Exclude<Type, undefined>] extends [never] ? true : false;

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : unknown;

/** Answer of an operation that succeeds: a record, a page, a text; undefined for no body. */
export type AnswerOf<Id extends OperationId> = Success<operations[Id]>;

type Success<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? Content<Responses[Status]> : never;
    }[keyof Responses]
  : never;

type Content<Response> = Response extends { content: infer Types }
  ? [Types] extends [never]
    ? undefined
    : Types extends Record<string, unknown>
      ? Types[keyof Types]
      : undefined
  : undefined;

/** The operations that answer with pages. */
export type ListId = {
  [Id in OperationId]: AnswerOf<Id> extends { items: readonly unknown[] } ? Id : never;
}[OperationId];

/** Item of a list: the fields that are asked for, and all of them where the request names none. */
export type ItemOf<Id extends ListId, Request = unknown> =
  AnswerOf<Id> extends { items: readonly (infer Item)[] }
    ? Request extends { query: { fields: infer Fields } }
      ? Fields extends readonly (keyof Item)[]
        ? WithFields<Item, Fields[number] & ItemFields[Id]>
        : Item
      : WithFields<Item, ItemFields[Id]>
    : never;

type WithFields<Item, Name> = Item & Required<Pick<Item, Name & keyof Item>>;

/** A page of a list, its items as `ItemOf` has them. */
export type PageOf<Id extends ListId, Request = unknown> = Omit<AnswerOf<Id>, 'items'> & {
  items: ItemOf<Id, Request>[];
};

/** One method for each operation. A request without a required part may be left out. */
export type Calls = {
  [Id in OperationId]: Id extends ListId ? ListCall<Id> : (...given: Given<Id, RequestOf<Id>>) => Promise<AnswerOf<Id>>;
};

/** Items have the fields that the request names. Of a request that may name any, nobody knows which these are. */
type ListCall<Id extends ListId> = (Record<never, never> extends RequestOf<Id> ? () => Promise<PageOf<Id>> : unknown) &
  (<const Request extends RequestOf<Id>>(
    ...given: Given<Id, Request>
  ) => Promise<
    RequestOf<Id> extends Request ? ('query' extends keyof Request ? AnswerOf<Id> : PageOf<Id>) : PageOf<Id, Request>
  >);

type Given<Id extends OperationId, Request> =
  Record<never, never> extends RequestOf<Id>
    ? [request?: Request, options?: CallOptions]
    : [request: Request, options?: CallOptions];
