interface NamedFields {
  readonly name: string;
  readonly fields: ReadonlySet<string>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
export function schemasOf(document: {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}): NamedFields[];
export function handWritten(path: string, source: string, schemas: readonly NamedFields[]): string[];
