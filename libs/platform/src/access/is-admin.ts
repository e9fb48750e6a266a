import type { Request } from 'express';
import type { Config } from '../config/config.js';
import { sameText } from './link-token-signer.js';

/** Whether a call carries the administrator's token. */
export const isAdmin = (request: Request, { adminToken }: Pick<Config, 'adminToken'>): boolean =>
  sameText(request.header('x-admin-token') ?? '', adminToken);
