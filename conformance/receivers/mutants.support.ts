/** Receivers with one mistake each. The check that its id begins with must find it, and say so by its code. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  digest,
  type Event,
  header_name,
  isEqual,
  known_events,
  type Memory,
  type Parts,
  parts,
} from './receiver.support.ts';

export interface ReceiverMutant {
  /** `<check>--<how>`. */
  id: string;
  code: string;
  bug: string;
  /** Made anew for each run: some remember. */
  changes(): Partial<Parts>;
}

/** Rows of one check: how, code, mistake, changes. */
type Row = readonly [how: string, code: string, bug: string, changes: () => Partial<Parts>];

function mutantsOf(check: string, rows: readonly Row[]): ReceiverMutant[] {
  return rows.map(([how, code, bug, changes]) => ({ id: `${check}--${how}`, code, bug, changes }));
}

const { verifies, handle, read } = parts;
const bytes = (signature: string | undefined) => Buffer.from(signature ?? '');

export const receiverMutants: readonly ReceiverMutant[] = [
  ...mutantsOf('taking/each-event', [
    [
      'american-spelling',
      'event-refused',
      'The event of a cancellation is known in its American spelling alone.',
      () => ({ turnsAway: ({ event }) => (event === 'run.cancelled' ? 400 : undefined) }),
    ],
    [
      'no-failures',
      'event-refused',
      'An event of a failed run meets an error of the server.',
      () => ({ turnsAway: ({ event }) => (event === 'run.failed' ? 500 : undefined) }),
    ],
  ]),
  ...mutantsOf('taking/in-time', [
    [
      'one-at-a-time-for-ever',
      'answer-late',
      'Of events that come at the same time only the first three are ever answered.',
      () => ({
        async read(request, memory) {
          const body = await read(request, memory);
          await settledWork();
          return memory.under_way > 3 ? new Promise(() => {}) : body;
        },
      }),
    ],
  ]),
  ...mutantsOf('taking/spellings', [
    [
      'of-what-it-parsed',
      'spelling-refused',
      'The signature is verified over a second serialization.',
      () => ({ verifies: (body, signature) => verifies(serializedAgain(body), signature) }),
    ],
    [
      'in-latin-1',
      'spelling-refused',
      'The body is read as Latin-1 and hashed as UTF-8.',
      () => ({ verifies: (body, signature) => verifies(Buffer.from(body.toString('latin1')), signature) }),
    ],
    [
      'trimmed',
      'spelling-refused',
      'A line end behind the body is cut off before it is hashed.',
      () => ({ verifies: (body, signature) => verifies(trimmed(body), signature) }),
    ],
  ]),
  ...mutantsOf('taking/large', [
    [
      'a-hundred-kibibytes',
      'large-refused',
      'Bodies are taken up to the 100 KiB that the framework allows.',
      () => ({
        async read(request, memory) {
          const body = await read(request, memory);
          if (body.length > 102_400) throw 413;
          return body;
        },
      }),
    ],
    [
      'hangs-up',
      'large-refused',
      'The connection ends where a body is longer than 1,000,000 bytes.',
      () => ({
        async read(request, memory) {
          const body = await read(request, memory);
          if (body.length > 1_000_000) request.socket.destroy();
          return body;
        },
      }),
    ],
  ]),
  ...mutantsOf('taking/wire-forms', [
    [
      'case-of-the-header',
      'form-refused',
      'The header is looked for as its name is printed in the documentation.',
      () => ({
        signatureIn({ rawHeaders }) {
          const at = rawHeaders.indexOf(header_name);
          return at < 0 ? undefined : rawHeaders[at + 1];
        },
      }),
    ],
    [
      'length-required',
      'form-refused',
      'A body whose length is not told before is refused.',
      () => ({
        async read(request, memory) {
          if (request.headers['content-length'] === undefined) throw 411;
          return read(request, memory);
        },
      }),
    ],
    [
      'first-piece-alone',
      'form-refused',
      'Only the first piece of the body is read.',
      () => ({ read: async (request) => (await request[Symbol.asyncIterator]().next()).value ?? Buffer.alloc(0) }),
    ],
    [
      'behind-a-proxy',
      'form-refused',
      'A request with a header of a proxy is turned away.',
      () => ({
        async read(request, memory) {
          if ('x-forwarded-for' in request.headers) throw 403;
          return read(request, memory);
        },
      }),
    ],
  ]),
  ...mutantsOf('forging/signatures', [
    ['unverified', 'forged-taken', 'The signature is not looked at.', () => ({ verifies: () => true })],
    [
      'unsigned-let-in',
      'forged-taken',
      'An event without a signature is taken.',
      () => ({ verifies: (body, signature) => signature === undefined || verifies(body, signature) }),
    ],
    [
      'empty-let-in',
      'forged-taken',
      'An empty signature counts as none that is asked for.',
      () => ({ verifies: (body, signature) => signature === '' || verifies(body, signature) }),
    ],
    [
      'compared-as-long-as-it-is',
      'forged-taken',
      'Only as many characters are compared as arrived.',
      () => ({
        verifies: (body, signature) =>
          signature !== undefined && isEqual(bytes(signature), digest(body).subarray(0, signature.length)),
      }),
    ],
    [
      'any-of-the-length',
      'forged-taken',
      'Sixty-four digits are taken, whichever they are.',
      () => ({ verifies: (_, signature) => signature?.length === 64 }),
    ],
    [
      'plain-hash-too',
      'forged-taken',
      'The hash of the body counts without the key, too.',
      () => ({
        verifies: (body, signature) =>
          verifies(body, signature) || signature === createHash('sha256').update(body).digest('hex'),
      }),
    ],
    [
      'of-an-empty-body-too',
      'forged-taken',
      'The body was read before, so that the signature of nothing is the right one.',
      () => ({
        verifies: (body, signature) => verifies(body, signature) || isEqual(bytes(signature), digest('')),
      }),
    ],
    [
      'verified-afterwards',
      'forged-took-effect',
      'The event takes effect before its signature is verified.',
      countedBeforehand,
    ],
    [
      'once-right-always-right',
      'forged-taken',
      'A signature that was right once is taken with every body.',
      () => {
        const right = new Set<string>();
        return {
          verifies(body, signature = '') {
            if (verifies(body, signature)) right.add(signature);
            return right.has(signature);
          },
        };
      },
    ],
    [
      'fails-on-another-length',
      'error-for-refusal',
      'The comparison throws where the lengths differ.',
      () => ({
        verifies(body, signature) {
          if (bytes(signature).length !== 64) throw new Error('Input buffers must have the same byte length');
          return verifies(body, signature);
        },
      }),
    ],
  ]),
  ...mutantsOf('forging/altered-bodies', [
    [
      'of-what-it-parsed',
      'forged-taken',
      'The signature is verified over a second serialization.',
      () => ({ verifies: (body, signature) => verifies(serializedAgain(body), signature) }),
    ],
    [
      'trimmed',
      'forged-taken',
      'A line end behind the body is cut off before it is hashed.',
      () => ({ verifies: (body, signature) => verifies(trimmed(body), signature) }),
    ],
    [
      'verified-afterwards',
      'forged-took-effect',
      'The event takes effect before its signature is verified.',
      countedBeforehand,
    ],
    [
      'throws-at-a-difference',
      'error-for-refusal',
      'A signature of another body ends in an error of the server.',
      () => ({
        verifies(body, signature) {
          if (!verifies(body, signature)) throw new Error('signature mismatch');
          return true;
        },
      }),
    ],
  ]),
  ...mutantsOf('forging/genuine-after-forged', [
    ['remembered', 'genuine-without-effect', 'A forged event is remembered as one that was here.', () => marked(204)],
    ['banned', 'genuine-refused', 'An id that came with a wrong signature is turned away.', () => marked(409)],
  ]),
  ...mutantsOf('repeating/one-after-another', [
    [
      'each-counts',
      'repeat-took-effect',
      'Every event has an effect.',
      () => ({
        async handle(_, memory) {
          memory.effects += 1;
          return 204;
        },
      }),
    ],
    ['conflict', 'repeat-refused', 'A repeat is a conflict.', () => ({ handle: once(({ run_id }) => run_id, 409) })],
    [
      'last-one-alone',
      'repeat-took-effect',
      'Only the last event is remembered.',
      () => {
        let last = '';
        return {
          async handle(event, memory) {
            if (event.run_id !== last && known_events.includes(event.event)) memory.effects += 1;
            last = event.run_id;
            return 204;
          },
        };
      },
    ],
    [
      'request-id',
      'repeat-took-effect',
      'Repeats are known by what changes with each attempt.',
      () => {
        let attempts = 0;
        return { handle: once(() => String(++attempts)) };
      },
    ],
  ]),
  ...mutantsOf('repeating/at-once', [
    [
      'looked-up-then-written',
      'copies-took-effect',
      'An id is looked up, and written down only behind the work.',
      () => ({
        async handle({ event, run_id }, memory) {
          if (memory.seen.has(run_id)) return 204;
          await settledWork();
          memory.seen.add(run_id);
          if (known_events.includes(event)) memory.effects += 1;
          return 204;
        },
      }),
    ],
    [
      'unique-index',
      'copy-refused',
      'A copy under way meets an error of the database.',
      () => {
        const working = new Set<string>();
        return {
          async handle(event, memory) {
            if (working.has(event.run_id)) return 500;
            working.add(event.run_id);
            await settledWork();
            working.delete(event.run_id);
            return handle(event, memory);
          },
        };
      },
    ],
  ]),
  ...mutantsOf('repeating/at-once', [
    [
      'closed-after-copies',
      'repeat-refused',
      'An event of which copies came is gone afterwards.',
      () => {
        const counts = new Map<string, number>();
        return {
          async handle(event, memory) {
            const count = (counts.get(event.run_id) ?? 0) + 1;
            counts.set(event.run_id, count);
            await settledWork();
            return counts.get(event.run_id) === count && count > 2 ? 410 : handle(event, memory);
          },
        };
      },
    ],
    [
      'expected-once',
      'repeat-took-effect',
      'Ids are forgotten when the last copy was answered.',
      () => {
        const working = new Map<string, number>();
        return {
          async handle({ event, run_id }, memory) {
            const others = working.get(run_id) ?? 0;
            working.set(run_id, others + 1);
            if (others === 0 && known_events.includes(event)) memory.effects += 1;
            await settledWork();
            working.set(run_id, working.get(run_id)! - 1);
            return 204;
          },
        };
      },
    ],
  ]),
  ...mutantsOf('repeating/two-deliveries', [
    [
      'by-delivery-alone',
      'repeat-took-effect',
      'Repeats are known by `delivery.id` alone.',
      () => ({ handle: once(({ delivery }) => delivery.id) }),
    ],
    [
      'conflict',
      'repeat-refused',
      'A second delivery about a run is a conflict.',
      () => {
        const deliveries = new Map<string, string>();
        return {
          async handle(event, memory) {
            const known = deliveries.get(event.run_id) ?? event.delivery.id;
            deliveries.set(event.run_id, known);
            return known === event.delivery.id ? handle(event, memory) : 409;
          },
        };
      },
    ],
  ]),
  ...mutantsOf('repeating/broken-attempt', [
    [
      'remembered-by-its-beginning',
      'whole-without-effect',
      'The ids in the first piece of the body are remembered, whatever becomes of the rest.',
      () => ({
        async read(request, memory) {
          const chunks: Buffer[] = [];
          try {
            for await (const chunk of request) chunks.push(chunk);
          } catch (error) {
            const [, run_id] = /"run_id":"([^"]+)"/.exec(Buffer.concat(chunks).toString()) ?? [];
            if (run_id !== undefined) memory.seen.add(run_id);
            throw error;
          }
          return Buffer.concat(chunks);
        },
      }),
    ],
    [
      'out-of-step',
      'whole-refused',
      'After a connection that broke the next event is turned away.',
      () => {
        let has_broken = false;
        return {
          async read(request, memory) {
            try {
              return await read(request, memory);
            } catch (error) {
              has_broken = true;
              throw error;
            }
          },
          turnsAway() {
            const status = has_broken ? 503 : undefined;
            has_broken = false;
            return status;
          },
        };
      },
    ],
    [
      'counted-where-it-begins',
      'part-took-effect',
      'An event counts as soon as its connection is there.',
      () => {
        const counted = new Set<string>();
        return {
          async read(request, memory) {
            const signature = String(request.headers[header_name.toLowerCase()]);
            if (!counted.has(signature)) memory.effects += 1;
            counted.add(signature);
            return read(request, memory);
          },
          handle: async () => 204,
        };
      },
    ],
  ]),
  ...mutantsOf('tolerating/unknown-events', [
    [
      'bad-request',
      'unknown-event-refused',
      'An unknown code is a bad request.',
      () => ({ turnsAway: ({ event }) => (known_events.includes(event) ? undefined : 400) }),
    ],
    [
      'no-case-for-it',
      'unknown-event-refused',
      'An unknown code meets an error of the server.',
      () => ({ turnsAway: ({ event }) => (known_events.includes(event) ? undefined : 500) }),
    ],
  ]),
  ...mutantsOf('tolerating/unknown-fields', [
    [
      'closed-payload',
      'unknown-field-refused',
      'A payload with a further field is invalid.',
      () => ({ turnsAway: (event) => (Object.keys(event).some((name) => name.startsWith('x_')) ? 422 : undefined) }),
    ],
    [
      'closed-run',
      'unknown-field-refused',
      'A run with a further field is invalid.',
      () => ({
        turnsAway: ({ run }) => (Object.keys(run as object).some((name) => name.startsWith('x_')) ? 422 : undefined),
      }),
    ],
  ]),
];

function countedBeforehand(): Partial<Parts> {
  return {
    arrived(_, memory) {
      memory.effects += 1;
    },
  };
}

function serializedAgain(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify(JSON.parse(body.toString('utf8'))));
}

function trimmed(body: Buffer): Buffer {
  return Buffer.from(body.toString('utf8').trim());
}

/** Does it once for each key. @param repeated the status of a repeat */
function once(keyOf: (event: Event) => string, repeated = 204): Parts['handle'] {
  return async (event: Event, memory: Memory) => {
    const key = keyOf(event);
    if (memory.seen.has(key)) return repeated;
    memory.seen.add(key);
    if (known_events.includes(event.event)) memory.effects += 1;
    return 204;
  };
}

/** Answers so whatever bears the ids of an event that was forged. */
function marked(status: number): Partial<Parts> {
  const ids = new Set<string>();
  return {
    verifies(body, signature) {
      const is_right = verifies(body, signature);
      if (!is_right) ids.add((JSON.parse(body.toString('utf8')) as Event).run_id);
      return is_right;
    },
    turnsAway: ({ run_id }) => (ids.has(run_id) ? status : undefined),
  };
}

/** As long as all that is on its way takes to arrive, and a little longer. */
async function settledWork(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
}
