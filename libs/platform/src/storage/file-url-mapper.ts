import { isKey } from './keys.js';

/** Rows and events hold keys; URLs are made on output and reduced to keys on input. */
export class FileUrlMapper {
  constructor(private readonly publicUrl: string) {}

  /** The absolute address of a stored file. */
  of(key: string): string {
    return `${this.publicUrl}/files/${key}`;
  }

  /** As of(), for a key that may be missing. */
  maybe(key: string | null | undefined): string | null {
    return key ? this.of(key) : null;
  }

  /** The key behind one of our own addresses (absolute or from the root); undefined for any other text. */
  keyOf(url: string): string | undefined {
    const path = url.startsWith(`${this.publicUrl}/files/`)
      ? url.slice(this.publicUrl.length)
      : url.startsWith('/files/')
        ? url
        : undefined;
    const key = path?.slice('/files/'.length);
    return key !== undefined && isKey(key) ? key : undefined;
  }
}
