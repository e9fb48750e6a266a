import { HttpException, HttpStatus } from '@nestjs/common';

export interface FieldProblem {
  /** Path of the field as the client sent it: `contact.email`. */
  readonly field: string;
  readonly message: string;
}

/**
 * A refusal a person reads. `message` is one sentence, of `MESSAGES` where that has one; `details` ties
 * sentences to fields. Everything a service throws on purpose is a Problem.
 */
export class Problem extends HttpException {
  constructor(
    status: HttpStatus,
    readonly sentence: string,
    readonly details?: readonly FieldProblem[],
    /** Seconds, sent as Retry-After. */
    readonly retryAfterS?: number,
  ) {
    super({ message: sentence, details }, status);
  }

  static invalid(sentence: string, details?: readonly FieldProblem[]): Problem {
    return new Problem(HttpStatus.BAD_REQUEST, sentence, details);
  }
  static unauthorized(sentence: string): Problem {
    return new Problem(HttpStatus.UNAUTHORIZED, sentence);
  }
  static forbidden(sentence: string): Problem {
    return new Problem(HttpStatus.FORBIDDEN, sentence);
  }
  /** One answer for "not yours" and "not there". */
  static notFound(sentence: string): Problem {
    return new Problem(HttpStatus.NOT_FOUND, sentence);
  }
  static conflict(sentence: string): Problem {
    return new Problem(HttpStatus.CONFLICT, sentence);
  }
  static tooLarge(sentence: string, details?: readonly FieldProblem[]): Problem {
    return new Problem(HttpStatus.PAYLOAD_TOO_LARGE, sentence, details);
  }
  static unsupportedType(sentence: string, details?: readonly FieldProblem[]): Problem {
    return new Problem(HttpStatus.UNSUPPORTED_MEDIA_TYPE, sentence, details);
  }
  static unprocessable(sentence: string, details?: readonly FieldProblem[]): Problem {
    return new Problem(HttpStatus.UNPROCESSABLE_ENTITY, sentence, details);
  }
  static tooMany(sentence: string, retryAfterS: number): Problem {
    return new Problem(HttpStatus.TOO_MANY_REQUESTS, sentence, undefined, retryAfterS);
  }
}
