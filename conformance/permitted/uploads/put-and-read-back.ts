import type { Parts } from '../../../src/server/parts.ts';
import { putAndReadBack } from '../../checks/uploads/put-and-read-back.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withBody, withRefusal } from '../../mutants/changed-requests.ts';
import type { FrontManner } from '../front/manner.ts';
import { permittedOf } from '../permitted.ts';

const door = '/files?to=';

/** A presigned URL leads to the interface's own host, which sends on to storage. */
const behind_a_door: FrontManner = {
  before({ path }) {
    if (!path.startsWith(door)) return undefined;
    const location = new URL(path, 'http://door.localhost').searchParams.get('to')!;
    return { status: 302, headers: { location }, body: Buffer.alloc(0) };
  },
  after(answer, { path, headers }) {
    if (!path.startsWith('/v1/assets') || answer.status !== 200) return answer;
    const body = JSON.parse(answer.body.toString(), (name, value) => {
      if ((name !== 'url' && name !== 'thumbnail_url') || !URL.parse(String(value))?.search) return value;
      // Its end is told as storage tells it.
      return `http://${headers.host}${door}${encodeURIComponent(value)}&${new URL(value).search.slice(1)}`;
    });
    return { ...answer, body: Buffer.from(JSON.stringify(body)) };
  },
};

const region = '/region?of=';

/** An upload leads to the interface's own host, which has the same request made at storage (307). */
const sent_on_to_its_region: FrontManner = {
  before({ path }) {
    if (!path.startsWith(region)) return undefined;
    const location = new URL(path, 'http://region.localhost').searchParams.get('of')!;
    return { status: 307, headers: { location }, body: Buffer.alloc(0) };
  },
  after(answer, { path, headers }) {
    if (path !== '/v1/asset-uploads' || answer.status >= 300) return answer;
    const session = JSON.parse(answer.body.toString()) as { upload_url: string };
    const upload_url = `http://${headers.host}${region}${encodeURIComponent(session.upload_url)}`;
    return { ...answer, body: Buffer.from(JSON.stringify({ ...session, upload_url })) };
  },
};

/** Letters of ASCII, digits and a few signs, one ending, in types of its own or of pictures that hold no programs. */
function isPlain({ filename, mime_type }: Record<string, unknown>): boolean {
  const [name, type] = [String(filename), String(mime_type)];
  const is_usual = name.length <= 100 && !/\.[a-z]+\.[a-z]+$/.test(name) && type === type.toLowerCase();
  return is_usual && !/[#%?&+]|[^ -~]|^video/.test(`${type} ${name}`.trim());
}

export const permitted = permittedOf(putAndReadBack, {
  'size-learned-from-the-file': {
    obeys: ['uploads.asset-as-declared'],
    what: 'An asset has 0 bytes until its file is there, whatever the session declared, and takes its size from the file.',
    choices: { assets: { put_mismatch: 'accepted', listed_from: 'session' } },
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        insertAsset: (asset) => store.insertAsset({ ...asset, size_bytes: 0 }),
      })),
  },
  'by-a-redirect': {
    obeys: ['assets.presigned-get-opens', 'assets.bytes-kept'],
    what: 'A presigned URL leads to a door of the service, which sends on to storage (302).',
    target: { network: {} },
    front: behind_a_door,
  },
  'sent-on-to-its-region': {
    obeys: ['uploads.put', 'uploads.put-without-credentials', 'assets.bytes-kept'],
    what: 'Storage answers a PUT with 307, and takes it where that leads to: in the region of its bucket.',
    target: { network: {} },
    front: sent_on_to_its_region,
  },
  'plain-files-only': {
    obeys: ['uploads.put', 'uploads.put-without-credentials', 'assets.presigned-get-opens'],
    what: 'No file is taken with a long name, with two endings, with signs or letters in its name that a URL has to escape, or of a type with a plus or capitals or of a video.',
    applyTo: (parts) => withRefusal(parts, 'createAssetUpload', (_, body) => !isPlain(body)),
  },
  'types-in-small-letters': {
    obeys: ['uploads.put', 'uploads.put-without-credentials', 'assets.bytes-kept'],
    what: 'A type is kept in small letters, and storage takes a file whose type is written otherwise, as one of any other type.',
    choices: { assets: { put_mismatch: 'size_refused' } },
    applyTo: (parts) =>
      withBody(parts, 'createAssetUpload', (body) =>
        typeof body.mime_type === 'string' ? { ...body, mime_type: body.mime_type.toLowerCase() } : body,
      ),
  },
  'parameters-passed-over': {
    obeys: ['uploads.put', 'uploads.put-without-credentials', 'assets.bytes-kept'],
    what: 'A type is kept without its parameters, and storage takes a file with them, as one of any other type.',
    choices: { assets: { put_mismatch: 'size_refused' } },
    applyTo: withBareTypes,
  },
  'scanned-first': {
    obeys: [
      'uploads.put',
      'uploads.put-without-credentials',
      'uploads.asset-readable',
      'assets.presigned-get-opens',
      'assets.bytes-kept',
    ],
    what: 'Storage answers a PUT with 202 and XML, and takes any other type or size as well; the asset comes into being with its file, under a name that was made unique.',
    choices: {
      assets: {
        put_answer: { status: 202, body: 'xml' },
        put_mismatch: 'accepted',
        listed_from: 'put',
        stored_name: 'made_unique',
      },
    },
  },
});

function withBareTypes(parts: Parts): Parts {
  return withBody(parts, 'createAssetUpload', (body) =>
    typeof body.mime_type === 'string' ? { ...body, mime_type: body.mime_type.split(';')[0]!.trim() } : body,
  );
}
