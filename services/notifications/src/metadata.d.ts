/** What the build reads from controllers and DTOs for the API's document; it writes metadata.ts beside this. */
export default function metadata(): Promise<Record<string, unknown>>;
