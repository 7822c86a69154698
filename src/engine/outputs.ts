/** Outputs of a finished run: texts in its record, pictures and films as assets whose files are in storage. */
import { Readable } from 'node:stream';
import { newAsset } from '../store/new-asset.ts';
import type { AssetRow } from '../store/rows.ts';
import type { RunRow } from '../store/run-rows.ts';
import type { EngineWorld } from './engine-world.ts';
import { inputSignature } from './input-signature.ts';
import { makeMp4 } from './media/mp4.ts';
import { makePng, makePngThumbnail } from './media/png.ts';
import { type InputValues, imageSizeOf, promptOf, type Size, secondsOf, videoSizeOf } from './media-request.ts';
import type { PlannedNode, PlannedOutput } from './plan.ts';
import type { MeasuredMedia } from './pricing-rules.ts';
import { deriveUuid } from './random.ts';

/** An output without its file; equal runs and plans give equal ones. */
export interface Output {
  plan: PlannedOutput;
  /** Its value in the record of the run. */
  value: unknown;
  /** Its size in prices. */
  measured: MeasuredMedia;
  /** In a few words, such as `512x512 PNG`; null where there is nothing to say. */
  preview: string | null;
  /** Absent where nothing goes to storage. */
  file?: OutputFile;
}

interface OutputFile extends Size {
  asset_id: string;
  /** Words for logs. */
  kind: 'Image' | 'Video';
  mime_type: string;
  name: string;
  /** Seed of the picture's content. */
  seed: string;
  bytes(): Buffer;
}

export function outputsOf(run: RunRow['record'], node: Pick<PlannedNode, 'outputs' | 'values'>): Output[] {
  if (node.outputs.length === 0) return [];
  const values = node.values();
  return node.outputs.map((output) => outputOf(run, output, values));
}

function outputOf(run: RunRow['record'], plan: PlannedOutput, input: InputValues): Output {
  if (plan.makes === 'nothing') return { plan, value: plan.value, measured: {}, preview: null };
  if (plan.makes === 'text') {
    const value = plan.text ?? `A few words on: ${promptOf(input)}`;
    return { plan, value, measured: {}, preview: value.slice(0, 80).toWellFormed() };
  }
  const seed = inputSignature([run.model_id ?? run.graph_workflow_id, plan.name, input]);
  return plan.makes === 'image' ? image(run, plan, seed, input) : video(run, plan, seed, input);
}

function image(run: RunRow['record'], plan: PlannedOutput, seed: string, input: InputValues): Output {
  const size = imageSizeOf(input);
  const bytes = () => makePng({ ...size, seed });
  const file = fileOf(run, plan, { kind: 'Image', mime_type: 'image/png', extension: 'png', ...size, seed, bytes });
  return {
    plan,
    value: { ...named(run, file), ...size },
    measured: { images: 1, megapixels: megapixels(size) },
    preview: `${size.width}x${size.height} PNG`,
    file,
  };
}

function video(run: RunRow['record'], plan: PlannedOutput, seed: string, input: InputValues): Output {
  const size = videoSizeOf(input);
  const seconds = secondsOf(input);
  const bytes = () => makeMp4({ ...size, seconds, seed });
  const file = fileOf(run, plan, { kind: 'Video', mime_type: 'video/mp4', extension: 'mp4', ...size, seed, bytes });
  return {
    plan,
    value: { ...named(run, file), ...size, seconds },
    measured: { seconds, megapixels: megapixels(size) },
    preview: `${size.width}x${size.height} MP4, ${seconds} s`,
    file,
  };
}

/** The asset's id follows from the run, so that what a node shows before the end is what is kept at the end. */
function fileOf(
  run: RunRow['record'],
  { name }: PlannedOutput,
  { extension, ...file }: Omit<OutputFile, 'asset_id' | 'name'> & { extension: string },
): OutputFile {
  return { ...file, asset_id: deriveUuid(run.id, `output ${name}`), name: `${name}.${extension}` };
}

/**
 * As in the document's examples, but for the URL: it is the key of the blob, as in the records of assets, and becomes
 * an address when somebody reads it (`shownOutput`).
 */
function named(run: RunRow['record'], file: OutputFile): Record<string, unknown> {
  const { blob_key, id, mime_type } = assetOf(run, file, 0, run.created_at);
  return { url: blob_key, asset_id: id, mime_type };
}

/** Writes the file and its thumbnail to storage. @returns the asset that goes with them, which is not kept yet */
export async function storeFile(
  world: EngineWorld,
  run: RunRow['record'],
  file: OutputFile,
  created_at: string,
): Promise<AssetRow> {
  const bytes = file.bytes();
  const asset = assetOf(run, file, bytes.byteLength, created_at);
  await put(world, asset.blob_key, file.mime_type, bytes);
  await put(world, asset.thumbnail_url!, 'image/png', makePngThumbnail(file));
  return asset;
}

function assetOf(run: RunRow['record'], file: OutputFile, size_bytes: number, created_at: string): AssetRow {
  const { asset_id: id, name, mime_type } = file;
  const { org_id, created_by } = run;
  const given = { id, org_id, name, mime_type, size_bytes, created_by, created_at };
  return newAsset(given, { source_type: 'run', source_id: run.id, thumbnail_url: `${org_id}/${id}/thumbnail` });
}

async function put(world: EngineWorld, key: string, content_type: string, bytes: Buffer): Promise<void> {
  const size_bytes = bytes.byteLength;
  const kept = await world.parts.blobs.put(key, { content_type, size_bytes }, Readable.from([bytes]));
  if (kept === 'wrong_size') throw new Error(`storage did not take the ${size_bytes} bytes of ${key}`);
}

function megapixels({ width, height }: Size): number {
  return (width * height) / 1_000_000;
}
