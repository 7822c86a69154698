/** Folders and assets, among them the awkward ones: long, empty-looking, right-to-left, tied, deleted, foreign. */
import type { SeedAsset, SeedFolder } from '../seed-state.ts';

const owner = { organization: 'acme-studio', created_by: 'owner@acme.example' };
const human = { organization: 'acme-studio', created_by: 'human@acme.example' };
const foreign = { organization: 'borealis-lab', created_by: 'outsider@borealis.example' };
const quiet = { organization: 'quiet-works', created_by: 'owner@quiet.example' };

/** One red pixel. */
const pixel = 'base64:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

export const folders: SeedFolder[] = [
  { ...owner, name: 'Spring campaign', created_at: '2025-01-07T10:55:00.000Z' },
  { ...owner, name: 'Spring campaign', created_at: '2025-01-07T10:56:00.000Z', deleted_at: '2025-01-08T07:00:00.000Z' },
  { ...human, name: 'مجلد الصور', created_at: '2025-01-08T11:00:00.000Z' },
  { ...human, name: '🗂️ 2025', created_at: '2025-01-08T11:00:00.000Z' },
  { ...owner, name: `${'deep '.repeat(50)}end`, created_at: '2025-01-09T12:00:00.000Z' },
  { ...foreign, name: 'Spring campaign', created_at: '2025-01-07T10:55:00.000Z' },
  { ...quiet, name: 'Drafts', created_at: '2025-01-10T09:00:00.000Z' },
];

const named: SeedAsset[] = [
  { ...owner, name: 'sunrise.png', mime_type: 'image/png', content: pixel, created_at: '2025-01-12T09:30:00.000Z' },
  {
    ...owner,
    name: 'notes.txt',
    mime_type: 'text/plain',
    content: 'First line\nSecond line\n',
    folder: 'Spring campaign',
    created_at: '2025-01-12T09:31:00.000Z',
  },
  {
    ...owner,
    name: 'empty.bin',
    mime_type: 'application/octet-stream',
    content: '',
    created_at: '2025-01-12T09:32:00.000Z',
  },
  { ...human, name: ' ', mime_type: 'text/plain', size_bytes: 1, created_at: '2025-01-12T09:33:00.000Z' },
  {
    ...human,
    name: 'صورة الغروب.jpg',
    mime_type: 'image/jpeg',
    size_bytes: 90_001,
    folder: 'مجلد الصور',
    created_at: '2025-01-12T09:34:00.000Z',
  },
  {
    ...human,
    name: '🌅🏳️‍🌈 sunset.webp',
    mime_type: 'image/webp',
    size_bytes: 90_001,
    folder: '🗂️ 2025',
    created_at: '2025-01-12T09:35:00.000Z',
  },
  { ...owner, name: 'cafe\u0301.txt', mime_type: 'text/plain', size_bytes: 6, created_at: '2025-01-12T09:36:00.000Z' },
  { ...owner, name: 'caf\u00e9.txt', mime_type: 'text/plain', size_bytes: 6, created_at: '2025-01-12T09:37:00.000Z' },
  { ...owner, name: 'null', mime_type: 'application/json', content: 'null', created_at: '2025-01-12T09:38:00.000Z' },
  {
    ...owner,
    name: "Robert'); drop table assets;--.csv",
    mime_type: 'text/csv',
    size_bytes: 42,
    created_at: '2025-01-12T09:39:00.000Z',
  },
  {
    ...owner,
    name: '50% off, really: a\\b|c.pdf',
    mime_type: 'application/pdf',
    size_bytes: 2_048,
    created_at: '2025-01-12T09:40:00.000Z',
  },
  {
    ...owner,
    name: '<b>&amp;</b>.html',
    mime_type: 'text/html',
    content: '<p>hello</p>\n',
    created_at: '2025-01-12T09:41:00.000Z',
  },
  {
    ...owner,
    name: `${'x'.repeat(251)}.txt`,
    mime_type: 'text/plain',
    size_bytes: 10,
    created_at: '2025-01-12T09:42:00.000Z',
  },
  {
    ...owner,
    name: '../../etc/passwd',
    mime_type: 'text/plain',
    size_bytes: 10,
    created_at: '2025-01-12T09:43:00.000Z',
  },
  {
    ...owner,
    name: 'harbour.mp4',
    mime_type: 'video/mp4',
    size_bytes: 2_481_330,
    source_type: 'run',
    source_id: '0d4b8f7a-9e21-4c36-a5b8-7f1c2e3d4a59',
    created_at: '2026-01-04T16:05:12.480Z',
  },
  {
    ...owner,
    name: 'theme.mp3',
    mime_type: 'audio/mpeg',
    size_bytes: 5_368_709_120,
    created_at: '2025-01-12T09:45:00.000Z',
  },
  {
    ...owner,
    name: 'model.glb',
    mime_type: 'model/gltf-binary',
    size_bytes: 0,
    created_at: '2025-01-12T09:46:00.000Z',
  },
  { ...owner, name: 'Upper.TXT', mime_type: 'text/plain', size_bytes: 10, created_at: '2025-01-12T09:47:00.000Z' },
  { ...owner, name: 'upper.txt', mime_type: 'text/plain', size_bytes: 10, created_at: '2025-01-12T09:48:00.000Z' },
  {
    ...owner,
    name: 'draft.wav',
    mime_type: 'audio/wav',
    size_bytes: 120_044,
    created_at: '2025-01-12T11:00:00.000Z',
    deleted_at: '2025-01-13T08:15:30.250Z',
  },
  { ...owner, name: 'draft.wav', mime_type: 'audio/wav', size_bytes: 120_044, created_at: '2025-01-12T11:01:00.000Z' },
  {
    ...human,
    name: 'old logo.png',
    mime_type: 'image/png',
    content: pixel,
    created_at: '2025-01-12T11:02:00.000Z',
    deleted_at: '2025-01-13T08:16:00.000Z',
  },
  { ...foreign, name: 'sunrise.png', mime_type: 'image/png', content: pixel, created_at: '2025-01-12T09:30:00.000Z' },
  {
    ...foreign,
    name: 'secret plan.pdf',
    mime_type: 'application/pdf',
    size_bytes: 77_000,
    folder: 'Spring campaign',
    created_at: '2025-01-12T09:31:00.000Z',
  },
  {
    ...foreign,
    name: 'gone.txt',
    mime_type: 'text/plain',
    size_bytes: 3,
    created_at: '2025-01-12T09:32:00.000Z',
    deleted_at: '2025-01-12T09:33:00.000Z',
  },
  {
    ...quiet,
    name: 'draft one.txt',
    mime_type: 'text/plain',
    content: 'quiet',
    folder: 'Drafts',
    created_at: '2025-01-12T09:30:00.000Z',
  },
  {
    ...quiet,
    name: 'draft two.txt',
    mime_type: 'text/plain',
    content: 'quiet',
    folder: 'Drafts',
    created_at: '2025-01-12T09:30:00.000Z',
  },
];

/** Equal times and equal sizes, so that only the id decides their order. */
const tied: SeedAsset[] = Array.from({ length: 12 }, (_, index) => ({
  ...(index % 3 === 0 ? human : owner),
  name: `frame ${String(index % 4).padStart(4, '0')}.png`,
  mime_type: 'image/png',
  size_bytes: 1_000 + (index % 3),
  created_at: '2025-01-14T00:00:00.000Z',
}));

/** Assets made by runs of the state. */
const made: SeedAsset[] = [
  {
    ...owner,
    name: 'kite.png',
    mime_type: 'image/png',
    content: pixel,
    source_type: 'run',
    source_id: '896daeee-42ac-4ebe-a3b5-c7909be56c60',
    created_at: '2026-01-05T08:40:02.520Z',
  },
];

export const assets: SeedAsset[] = [...named, ...tied, ...made];
