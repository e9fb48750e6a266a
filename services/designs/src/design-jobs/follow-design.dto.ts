import { IsIn, IsOptional } from 'class-validator';
import { AWAITED, type Awaited } from './design-long-poll.service.js';

export class FollowDesignQuery {
  /**
   * Holds the answer back until there is a first look or the concept has ended, for 2.5 s at most; without it the answer
   * comes at once.
   */
  @IsOptional()
  @IsIn(AWAITED, { message: 'An answer waits until "preview" or "end".' })
  until?: Awaited;
}
