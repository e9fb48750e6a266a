/** Whether words tell of a basement that has its walls, ceiling and floor: only what they name is done in it. */

/** A part of one: what is beside it may be bare. */
const FINISHED_PART =
  /\b(?:finished (?:side|part|half|section|area|portion|end)|(?:side|half|part|section)(?: is|['’]s)(?: already| all)? finished)\b/i;
const FINISHED =
  /\b(?:(?:already|previously|fully|mostly) finished|finished (?:basement|lower level|downstairs)|(?:basement|downstairs|lower level|it)(?: is|['’]s| was| has been)(?: all| pretty much)? finished)\b/i;
/** Who wants it so has it otherwise. */
const WANTED =
  /\b(?:want|like|need|love|get|wish|dream|envision|picture|into|make|have)(?:ing)?(?: it| this| our| the| for| of| to| be| have| a| an| nice| fully| cozy| basement| space){0,4} finished\b/i;
const HAS = /\b(?:we|i|already) (?:have|'ve got|got) (?:a |an? )?(?:nice |fully |partly )?finished\b/i;
const BARE =
  /\b(?:unfinished|un-finished|not finished|bare (?:concrete|block|studs?|walls?)|isn['’]?t finished)\b/i;
const BARE_HALF = /\bunfinished (?:side|part|half|section|area|portion|end)\b/i;

export const isFinishedBasement = (text: string): boolean =>
  FINISHED_PART.test(text)
    ? !BARE_HALF.test(text)
    : FINISHED.test(text) && !BARE.test(text) && (HAS.test(text) || !WANTED.test(text));
