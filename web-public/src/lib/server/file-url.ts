/**
 * The address of a stored file or of a drawing on the origin the page was opened at. The API writes absolute addresses from its public
 * URL; a page opened under another name of the same machine (localhost, 127.0.0.1) could not show those.
 */
export function fileUrl(url: string): string {
  const path = /^https?:\/\/[^/]+(\/(?:files|api)\/.*)$/.exec(url)?.[1];
  return path ?? url;
}
