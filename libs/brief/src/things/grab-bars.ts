import { sentencesOf } from '../text/sentences.js';
import { numberFrom } from '../text.js';

/** How many grab bars words tell, and at what: "two grab bars in the shower and one by the toilet". */
export interface GrabBarsTold {
  readonly said: string;
  readonly atToilet: number;
  readonly atBathing: number;
}

const NUMBER = '(an?|one|1|two|2|three|3|four|4)';
const AT =
  '(?:in|inside|by|at|near|next to|beside|on|for|around|over) (?:the |our |his |her )?(toilet|commode|shower|tub|bath(?:tub)?)';
const BARS = new RegExp(
  String.raw`\b${NUMBER} (?:(?!(?:and|or|more|of)\b)[a-z-]{2,12} ){0,3}(?:grab|safety|support|grip) ?-?(?:bars?|rails?)\b(?: ${AT}\b)?`,
  'gi',
);
/** Behind such a number: "and one by the toilet". */
const ANOTHER = new RegExp(
  String.raw`^,? (?:and |plus |with )?(?:another |also )?${NUMBER} (?:more )?${AT}\b`,
  'i',
);

/** The grab bars that a text numbers; nothing where it numbers none, or where a place is told without a number. */
export function grabBarsTold(text: string): GrabBarsTold | undefined {
  let [atToilet, atBathing, anywhere, said] = [0, 0, 0, ''];
  const add = (number: string, at: string | undefined): void => {
    const n = /^an?$/i.test(number) ? 1 : numberFrom(number.toLowerCase());
    if (at === undefined) anywhere += n;
    else if (/toilet|commode/i.test(at)) atToilet += n;
    else atBathing += n;
  };
  for (const sentence of sentencesOf(text))
    for (const { 0: name, 1: number = '', 2: at, index } of sentence.matchAll(BARS)) {
      said ||= name;
      add(number, at);
      let end = index + name.length;
      for (let more = ANOTHER.exec(sentence.slice(end)); more; more = ANOTHER.exec(sentence.slice(end))) {
        add(more[1] ?? '', more[2]);
        end += more[0].length;
      }
      if (OF_NO_NUMBER.test(sentence.slice(end))) return undefined;
    }
  if (said === '') return undefined;
  // Where nobody says at what, the first is where one stands wet.
  const bathing = Math.ceil(anywhere / 2);
  return { said, atToilet: atToilet + anywhere - bathing, atBathing: atBathing + bathing };
}

/** "A grab bar by the toilet and in the shower": one at each, or more. */
const OF_NO_NUMBER = new RegExp(`^,? (?:and|or) (?:also )?${AT}\\b`, 'i');
