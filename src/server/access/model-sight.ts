/** Who may see a model. To all others the model does not exist. */
import type { ModelRow } from '../../store/run-rows.ts';

/** Whether anybody may read and run it. */
export function isOpenModel({ record }: ModelRow): boolean {
  return record.is_public && record.status_code === 'published' && record.deleted_at === null;
}

/** An organization may also run what is its own, published or not. */
export function mayRunModel(model: ModelRow, organization_id: string): boolean {
  return isOpenModel(model) || (model.record.org_id === organization_id && model.record.deleted_at === null);
}
