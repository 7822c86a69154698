/** Refusals that are not made, that change something all the same, or that leave in another form. */
import type { CanonicalRequest, Refusal, WireReply } from '../../../src/choices/canonical.ts';
import { operations } from '../../../src/contract/operations.ts';
import { type Call, callerOf, type HandlerReply, type Parts, type World } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { hashOf } from '../../../src/store/token-hash.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import type { PutInto } from './put.ts';

/** One endpoint for each envelope, to be written like it. */
const speakers = { envelope: 'getMe', validation: 'getHealth' } as const;

export const withEnvelope: PutInto = (parts, { operation, name, operator, isMeant, isDue, note }) =>
  withPart(parts, 'dialect', (dialect) => ({
    encodeProblem(of, reply) {
      const wire = dialect.encodeProblem(of, reply);
      if (of !== operation || reply.refusal !== name || !isMeant() || !isDue()) return wire;
      note();
      if (operator !== 'other-envelope') return inForm(wire, operator);
      const own = Object.values(operations[operation].errors)[0];
      return dialect.encodeProblem(own === 'validation' ? speakers.envelope : speakers.validation, reply);
    },
  }));

function inForm(wire: WireReply, form: string): WireReply {
  const { 'content-type': _, ...headers } = wire.headers;
  const { body, ...others } = wire;
  if (form === 'empty') return { ...others, headers };
  if (form === 'server-error') return { ...wire, status: 500 };
  const text = `<!doctype html><title>${wire.status}</title><h1>The request was refused</h1>`;
  return { ...others, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: text };
}

/** The request that would have been refused is carried out, and refused afterwards where that is the fault. */
export const withRefusalTaken: PutInto = (parts, { operation, name, operator, isMeant, isDue, passage, note }) => {
  const refusal = name as Refusal;
  let good_request: CanonicalRequest | undefined;
  let good_reply: HandlerReply | undefined;
  const isIt = (error: unknown): error is Refused =>
    error instanceof Refused && error.refusal === refusal && isMeant() && isDue();
  const passed = (error: unknown) => {
    note();
    if (operator === 'refused-and-done') passage().refused = error;
  };

  const original = parts.handlers[operation];
  const changed: Parts = {
    ...parts,
    async authenticate(world, found, authorization) {
      const mine = passage();
      try {
        return await parts.authenticate(world, found, authorization);
      } catch (error) {
        const good_token = await ownersToken(world);
        if (found.id !== operation || !good_token || !isIt(error)) throw error;
        mine.token = good_token;
        passed(error);
        return good_token;
      }
    },
    validate(world, found, sent) {
      if (found.id !== operation) return parts.validate(world, found, sent);
      try {
        const request = parts.validate(world, found, sent);
        good_request ??= request;
        return request;
      } catch (error) {
        if (!good_request || !isIt(error)) throw error;
        const request = { ...good_request, path: refusal === 'malformed_id' ? good_request.path : sent.path };
        passed(error);
        return request;
      }
    },
    async authorize(world, found, request, token) {
      try {
        return await parts.authorize(world, found, request, token);
      } catch (error) {
        if (found.id !== operation || !isIt(error)) throw error;
        const { organization, ...without } = request;
        const caller = await parts.authorize(
          world,
          { ...found, scopes: refusal === 'missing_scope' ? [] : found.scopes },
          refusal === 'not_member' ? without : request,
          token,
        );
        passed(error);
        return caller;
      }
    },
    handlers: {
      ...parts.handlers,
      async [operation](call: Call) {
        const mine = passage();
        let reply: HandlerReply;
        try {
          reply = await original(call);
          good_reply ??= reply;
        } catch (error) {
          if (!isIt(error)) throw error;
          const taken = (await carriedOut(original, call, refusal)) ?? (operator === 'taken' ? good_reply : undefined);
          if (!taken) throw error;
          passed(error);
          reply = taken;
        }
        if (mine.refused) throw mine.refused;
        return reply;
      },
    },
  };
  return changed;
};

/** A token that may do everything. */
async function ownersToken({ parts, principals }: World): Promise<TokenRow | undefined> {
  return parts.store.tokenByHash(hashOf(principals.owner?.token ?? ''));
}

/** Carries out what a handler refused; undefined where that cannot be done. */
async function carriedOut(
  handler: (call: Call) => Promise<HandlerReply>,
  call: Call,
  refusal: Refusal,
): Promise<HandlerReply | undefined> {
  for (const other of await otherCalls(call, refusal)) {
    try {
      return await handler(other);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return undefined;
}

async function otherCalls(call: Call, refusal: Refusal): Promise<Call[]> {
  const { request, world } = call;
  switch (refusal) {
    case 'human_required':
      return [{ ...call, caller: { ...callerOf(call), kind: 'user' } }];
    case 'foreign_record': {
      const organizations = await world.parts.store.organizations();
      return organizations.map(({ id }) => ({ ...call, caller: { ...callerOf(call), organization_id: id } }));
    }
    case 'stale_record': {
      const { updated_at, ...body } = request.body as Record<string, unknown>;
      return [{ ...call, request: { ...request, body } }];
    }
    case 'bad_cursor': {
      const { cursor, ...query } = request.query;
      return [{ ...call, request: { ...request, query } }];
    }
    default:
      return [];
  }
}
