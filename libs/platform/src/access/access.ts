import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. Every route declares one; a test walks all routes and fails on one that does not.
 *
 * - `public`: anybody.
 * - `admin`: holders of the admin token (x-admin-token).
 * - `operator`: who runs this machine or has its OPS_PORT; to others the route is not there.
 * - `contractor`: contractors; the handler checks key or e-mail as ACCESS says.
 * - `signed`: a program that signs what it sends; the handler checks the signature over the raw body.
 */
export type AccessRule = 'public' | 'admin' | 'operator' | 'contractor' | 'signed';

export const ACCESS_RULE = 'plumbline:access';

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_RULE, rule);
