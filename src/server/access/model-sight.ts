/** Callers who may see a model. To all others it does not exist. */
import type { ModelRow } from '../../store/run-rows.ts';

/** True where anybody may read and run the model. */
export function isOpenModel({ record }: ModelRow): boolean {
  return record.is_public && record.status_code === 'published' && record.deleted_at === null;
}

/** An organization may also run what is its own, published or not. */
export function mayRunModel(model: ModelRow, organization_id: string): boolean {
  return isOpenModel(model) || (model.record.org_id === organization_id && model.record.deleted_at === null);
}
