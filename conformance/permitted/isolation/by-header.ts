import { isolatedByHeader } from '../../checks/isolation/by-header.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(isolatedByHeader, {
  'may-create-and-not-delete': {
    obeys: ['isolation.by-header', 'authentication.organization-header'],
    what: 'In the second organization the member may create workflows and may not delete them.',
    applyTo(parts) {
      const create = 'graph-workflows:create';
      const membershipsOf: typeof parts.store.membershipsOf = async (user_id) => {
        const [first, ...others] = await parts.store.membershipsOf(user_id);
        if (!first) return [];
        return [first, ...others.map((one) => ({ ...one, scopes: [...new Set([...one.scopes, create])] }))];
      };
      return withPart(parts, 'store', () => ({ membershipsOf }));
    },
  },
  'header-on-workflows-alone': {
    obeys: ['authentication.organization-header'],
    what: 'The header is read on workflows and nowhere else; the name of an organization that one is no member of is 404.',
    choices: { access: { organization_header: { not_member: 404, malformed: 400, elsewhere: 'ignored' } } },
  },
});
