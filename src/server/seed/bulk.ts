/** Many assets drawn from a seed, with the ties and gaps that lists must cope with: equal times, sizes and names. */
import type { Random } from '../../engine/random.ts';
import { newAsset } from '../../store/new-asset.ts';
import type { AssetRow } from '../../store/rows.ts';

export interface Bulk {
  org_id: string;
  created_by: string;
  count: number;
  /** Ids of folders that some of the assets are in. */
  folders: readonly string[];
}

const kinds = [
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['video/mp4', 'mp4'],
  ['audio/mpeg', 'mp3'],
  ['text/plain', 'txt'],
  ['application/pdf', 'pdf'],
] as const;

const words = [
  'harbour',
  'sunrise',
  'portrait',
  'Ωmega',
  'été',
  '海辺',
  'סתיו',
  '🌊 wave',
  'draft',
  'Draft',
  'a',
  'zz top',
];

const started_ms = Date.UTC(2025, 1, 1);
const span_minutes = 28 * 24 * 60;

export function* bulkAssets(random: Random, { org_id, created_by, count, folders }: Bulk): Generator<AssetRow> {
  for (let index = 0; index < count; index++) {
    const [mime_type, ending] = kinds[random.integer(kinds.length)]!;
    const name = `${words[random.integer(words.length)]} ${random.integer(count)}.${ending}`;
    // Whole minutes and few sizes, so that hundreds of rows tie.
    const created_ms = started_ms + random.integer(span_minutes / 10) * 600_000;
    const created_at = new Date(created_ms).toISOString();
    const size_bytes = random.integer(3) === 0 ? random.integer(8) * 1_024 : random.integer(50_000_000);
    const folder = random.integer(2 * folders.length + 1);
    const is_deleted = random.integer(25) === 0;
    const deleted_at = is_deleted ? new Date(created_ms + 60_000).toISOString() : null;
    yield newAsset(
      { id: random.uuid(), org_id, name, mime_type, size_bytes, created_by, created_at },
      {
        folder_id: folders[folder] ?? null,
        updated_at: deleted_at ?? created_at,
        deleted_at,
        deleted_by: is_deleted ? created_by : null,
        ...(random.integer(4) === 0 && { source_type: 'run', source_id: random.uuid() }),
      },
    );
  }
}
