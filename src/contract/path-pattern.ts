/** Matches the paths of a template such as `/v1/models/{owner}/{slug}/llms.txt`. */
export function pathPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
