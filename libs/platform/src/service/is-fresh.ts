import type { Request } from 'express';

/** Whether the caller has the answer of this entity tag already. */
export function isFresh(request: Request, etag: string): boolean {
  const known = request.header('if-none-match');
  return (
    known !== undefined &&
    (known.trim() === '*' || known.split(',').some((tag) => [etag, `W/${etag}`].includes(tag.trim())))
  );
}
