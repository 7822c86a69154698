/** Requests and answers of the control interface, by operationId. */
import type { components, operations } from '../generated/control-types.ts';
import type { ControlOperationId } from './control-operations.ts';

/** Every component by name. */
export type ControlSchemas = components['schemas'];

/** The body that an operation takes; undefined for one that takes none. */
export type ControlBody<Id extends ControlOperationId> = operations[Id] extends { requestBody: infer Body }
  ? JsonOf<Body>
  : undefined;

export type ControlPath<Id extends ControlOperationId> = Parameters<operations[Id]['parameters']['path']>;
export type ControlQuery<Id extends ControlOperationId> = Parameters<operations[Id]['parameters']['query']>;

/** The body of its success; undefined where that has none. */
export type ControlAnswer<Id extends ControlOperationId> = operations[Id]['responses'] extends { 200: infer Response }
  ? JsonOf<Response>
  : operations[Id]['responses'] extends { 201: infer Response }
    ? JsonOf<Response>
    : undefined;

type Parameters<Given> = [Exclude<Given, undefined>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Exclude<Given, undefined>>;

type JsonOf<Body> = Body extends { content: { 'application/json': infer Json } } ? Json : undefined;
