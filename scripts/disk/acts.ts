/** Requests of every kind that writes, one after another, and what each leaves behind. */
import { createHash } from 'node:crypto';
import { type Answer, type Ask, digestOf, type Kept, type Ledger, worldsIn } from '../crashes/ledger.ts';

export interface ActContext {
  /** As the owner. */
  ask: Ask;
  /** Under `/_control`. */
  control: Ask;
  receiver_url: string;
  /** Answers to earlier acts, by name. */
  known: Map<string, string>;
}

export interface Act {
  name: string;
  /** Name in `known` that it takes; without that it is left out. */
  needs?: string;
  /** It copies what is kept, or puts the copy in its place. */
  copy?: 'taken' | 'put back';
  /** @throws TypeError when the server is gone */
  send(context: ActContext): Promise<Answer>;
  /** Ledger after it is answered well; records may be kept, too, when it is refused. */
  after(ledger: Ledger, answer: Answer | undefined, context: ActContext): Ledger;
}

const same = (ledger: Ledger): Ledger => ledger;

function added(ledger: Ledger, ...kept: readonly Kept[]): Ledger {
  return new Map([...ledger, ...kept.map((one) => [one.id, one] as const)]);
}

function folder(name: string): Act {
  return {
    name: `a folder ${name}`,
    send: ({ ask }) => ask('POST', '/v1/asset-folders', { name }),
    after(ledger, answer, { known }) {
      if (!answer) return ledger;
      const { id } = answer.json;
      known.set(name, id);
      return added(ledger, { kind: 'folder', id, name, state: 'there' });
    },
  };
}

function deletion(name: string): Act {
  return {
    name: `the deletion of ${name}`,
    needs: name,
    async send({ ask, known }) {
      const answer = await ask('DELETE', `/v1/asset-folders/${known.get(name)}`);
      // The one before was refused, and done.
      return answer.status === 404 || answer.status === 409 || answer.status === 410
        ? { ...answer, status: 204 }
        : answer;
    },
    after(ledger, _, { known }) {
      const kept = ledger.get(known.get(name)!);
      return kept?.kind === 'folder' ? added(ledger, { ...kept, state: 'deleted' }) : ledger;
    },
  };
}

const file_bytes = 70_000;
const content_type = 'application/octet-stream';

/** The same bytes each time. */
function bytesOf(name: string): Buffer {
  const digest = createHash('sha256').update(name).digest();
  return Buffer.alloc(file_bytes, digest);
}

const upload: Act = {
  name: 'an upload',
  send: ({ ask }) =>
    ask('POST', '/v1/asset-uploads', { filename: 'a.bin', mime_type: content_type, size_bytes: file_bytes }),
  after(ledger, answer, { known }) {
    if (!answer) return ledger;
    const { asset_id: id, upload_url } = answer.json;
    known.set('asset', id).set('upload_url', upload_url);
    return added(ledger, { kind: 'upload', id });
  },
};

function file(name: string): Act {
  return {
    name: `the ${name} file`,
    needs: 'upload_url',
    async send({ known }) {
      const headers = { 'content-type': content_type };
      const answer = await fetch(known.get('upload_url')!, {
        method: 'PUT',
        headers,
        body: new Uint8Array(bytesOf(name)),
      });
      return { status: answer.status, text: await answer.text(), json: undefined };
    },
    after: (ledger, _, { known }) =>
      added(ledger, { kind: 'upload', id: known.get('asset')!, digest: digestOf(bytesOf(name)) }),
  };
}

const webhook: Act = {
  name: 'a webhook',
  send: ({ ask, receiver_url }) =>
    ask('POST', '/v1/webhooks', {
      ...{ name: 'disk', url: `${receiver_url}/webhook`, secret: 'a-secret-of-the-disk-test' },
      event_types: ['run.completed', 'run.failed', 'run.cancelled'],
    }),
  after: (ledger, answer) =>
    answer ? added(ledger, { kind: 'webhook', id: answer.json.id, url: '/webhook' }) : ledger,
};

/** @param name tells it from one that has the same id, drawn anew after a reset */
function run(name: string): Act {
  const callback = `/callback/${name}`;
  return {
    name: `the ${name} run`,
    send: ({ ask, receiver_url }) =>
      ask('POST', '/v1/models/trial/spark/runs', { prompt: 'a boat', callback_url: `${receiver_url}${callback}` }),
    after: (ledger, answer) => (answer ? added(ledger, { kind: 'run', id: answer.json.run_id, callback }) : ledger),
  };
}

/** In which runs end and deliveries are tried again. */
export const long_ms = 60_000;

const advance: Act = {
  name: 'an advance of the clock',
  send: ({ control }) => control('POST', '/clock/advance', { by_ms: long_ms }),
  after: same,
};

const snapshot: Act = {
  name: 'a snapshot',
  copy: 'taken',
  send: ({ control }) => control('POST', '/snapshots'),
  after(ledger, answer, { known }) {
    if (answer) known.set('snapshot', answer.json.id);
    return ledger;
  },
};

const restore: Act = {
  name: 'a restore',
  needs: 'snapshot',
  copy: 'put back',
  send: ({ control, known }) => control('POST', `/snapshots/${known.get('snapshot')}/restore`),
  after: same,
};

const reset: Act = {
  name: 'a reset',
  send: ({ control }) => control('POST', '/reset'),
  after(ledger, __, { known }) {
    known.delete('upload_url');
    return worldsIn(ledger);
  },
};

const world: Act = {
  name: 'a world',
  send: ({ control }) => control('POST', '/worlds', {}),
  after(ledger, answer, { known }) {
    if (!answer) return ledger;
    const { id } = answer.json;
    known.set('world', id);
    return added(ledger, { kind: 'world', id, state: 'there', folders: [] });
  },
};

const folderOfWorld: Act = {
  name: 'a folder of the world',
  needs: 'world',
  send: ({ ask, known }) => ask('POST', `/w/${known.get('world')}/v1/asset-folders`, { name: 'of a world' }),
  after(ledger, answer, { known }) {
    const kept = ledger.get(known.get('world')!);
    if (!answer || kept?.kind !== 'world') return ledger;
    return added(ledger, { ...kept, folders: [...kept.folders, answer.json.id] });
  },
};

const endOfWorld: Act = {
  name: 'the end of the world',
  needs: 'world',
  async send({ control, known }) {
    const answer = await control('DELETE', `/worlds/${known.get('world')}`);
    // The one before was refused, and done.
    return answer.status === 404 ? { ...answer, status: 204 } : answer;
  },
  after(ledger, _, { known }) {
    const kept = ledger.get(known.get('world')!);
    return kept?.kind === 'world' ? added(ledger, { ...kept, state: 'deleted' }) : ledger;
  },
};

/** Each act relies on no more than those before it. */
export const acts: readonly Act[] = [
  ...[folder('one'), upload, file('first'), file('second'), webhook, run('first'), advance],
  ...[world, folderOfWorld],
  ...[snapshot, folder('two'), deletion('one'), run('second'), restore, folder('three')],
  ...[reset, folder('four'), deletion('four'), upload, file('third'), run('third'), advance],
  endOfWorld,
];
