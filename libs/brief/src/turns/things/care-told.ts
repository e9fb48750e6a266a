import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/** What somebody can do with a thing, as the kind of it: "a shower he can roll into" is a roll-in shower. Every repetition is bounded. */

const WHO =
  '(?:he|she|they|we|i|you|one|(?:my |our |his |her )?(?:dad|mom|mother|father|husband|wife|son|daughter|grandma|grandpa|uncle|aunt|brother|sister)|a (?:wheel)?chair|the (?:wheel)?chair)';
const SHOWER = String.raw`\bshower (?:(?:that|which) )?${WHO}(?:['’]s able to| is able to| can| could)(?: just| easily| actually| safely| still){0,2}`;
const TELLS: readonly Rewriting[] = [
  [
    new RegExp(
      `${SHOWER} (?:roll|wheel|drive|be (?:rolled|wheeled))(?: right| straight| himself| herself)? (?:in|into)(?: (?:with|in|on) (?:his|her|a|my|the) (?:wheel|shower )?chair)?(?= ?[,.;!?\\n)]|$| (?:and|with|in|but)\\b)`,
      'gi',
    ),
    'roll-in shower',
  ],
  [
    new RegExp(
      `${SHOWER} (?:walk|step|get)(?: right| straight)? (?:in|into)(?: without (?:a step|stepping over anything|lifting (?:his|her|a|my) (?:leg|foot|feet)|a curb))(?= ?[,.;!?\\n)]|$| (?:and|with|in|but)\\b)`,
      'gi',
    ),
    'curbless shower',
  ],
  // "A roll-under sink" stands under nothing.
  [
    /\broll[- ]under (?=(?:double |single |bathroom |kitchen )?(?:sinks?|vanity|vanities|basins?|lavatory|lav|counters?|cooktop)\b)/gi,
    'wheelchair accessible ',
  ],
  // "The side opening kind", beside an oven.
  [
    /\b((?:wall )?oven),? (?:the|a) side[- ](?:opening|swing|hinged) (?:kind|one|type|model|door)\b/gi,
    'side-opening $1',
  ],
  // How a thing that is wished for is to be kept, once it is there.
  [
    /\b((?:an?|one|two|three|some) (?:(?!(?:stays?|remains?)\b)[a-z-]{2,12} ){0,3}[a-z-]{2,12}) (?:that|which) (?:can |always |just )?(?:stays?|remains?|sits) (?:folded|closed|shut|clear|clean|tidy|neat|hidden|put away|down|cool|warm|dry|made|organized|empty|folded up|folded down)(?: up| away| down)?(?: (?:most of the time|all the time|all day|all week|during the week|most days|when (?:it['’]s )?not in use))?(?= ?(?:[,.;!?\n)]|$)| (?:and|but|so)\b)/gi,
    '$1',
  ],
];

/** A text with what people can do with things as their kinds. */
export const careTold = (text: string): string => bySentence(text, (sentence) => rewritten(sentence, TELLS));
