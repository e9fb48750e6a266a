/** A path of a file that imports, and that of the file which it imports. */
type Link = readonly [from: string, to: string];

export function circlesOf(imports: readonly Link[]): { readonly folder: string; readonly links: Link[] }[];
