import { SetMetadata } from '@nestjs/common';

export const BODY_LIMIT = 'plumbline:body-limit';

/** The largest body a route takes, in KB of 1,024 bytes; LIMITS.jsonBodyKb where it says nothing. */
export const BodyLimit = (kb: number): MethodDecorator => SetMetadata(BODY_LIMIT, kb);
