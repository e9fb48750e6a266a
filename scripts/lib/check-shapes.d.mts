interface NamedFields {
  readonly name: string;
  readonly fields: ReadonlySet<string>;
}
export function schemasOf(document: {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}): NamedFields[];
export function handWritten(path: string, source: string, schemas: readonly NamedFields[]): string[];
