/** What became of a clause that a homeowner wrote. There is no other. */
export const OUTCOMES = [
  /** It stands in the room: `items` names what shows it, where a thing does. */
  'drawn',
  /** It stands on no drawing and in the estimate: `lines` names the lines. */
  'priced',
  /** It stays as it is: protected, not bought anew. */
  'kept',
  /** It is in otherwise than asked: `note` says how and why. */
  'changed',
  /** It is left out: as asked, or because it is not possible, and then `note` says why. */
  'refused',
  /** It is the contractor's to answer: in the scope, in the owner's words. */
  'for-contractor',
  /** It contradicts another clause: `note` says which, and which of the two was taken. */
  'conflict',
  /** No meaning was found. */
  'unclear',
] as const;

/** More clauses than anybody writes: what comes after is one entry. */
export const MOST_ENTRIES = 400;

/** Nobody answers more questions about a picture that is there already. */
export const MOST_QUESTIONS = 3;
