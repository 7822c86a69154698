/** The free-form objects of the specification (section 2): their members are not shown, so that they may come and go. */
export const free_form_objects = [
  'environment',
  'models',
  'custom_nodes',
  'graph',
  'resources',
  'seo',
  'links',
  'metadata',
  'context',
  'cost_breakdown',
  'timing',
  'validator_attrs',
] as const;
