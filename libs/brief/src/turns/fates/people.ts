/** Who does things to a house without being the contractor who reads of it, and the verbs by which it is told what becomes of a thing. */

const RELATIVES =
  '(?:great[- ])?(?:grand|step|god)?(?:mothers?|fathers?|moms?|mama|dads?|daddys?|mas?|pas?|parents?|sons?|daughters?|kids?|children|boys?|girls?|sisters?|brothers?|aunts?|uncles?|aunties?|cousins?|nieces?|nephews?|husband|wife|in-?laws|nana|granny)';
const ROLES =
  'friends?|buddy|buddies|neighbou?rs?|roommates?|boyfriend|girlfriend|fianc[eé]e?|ex|landlord|landlady|tenants?|renters?|super|handyman|teenagers?|teens|twins|students?|colleagues?|boss|nanny|designer|decorator|architect|contractor|builder|developer|sellers?|realtors?|salesm[ae]n|saleslady|doctor|electrician|plumber|painter|roofer|carpenter|framer|drywaller|mason|inspector|couple|movers?|dealer|collector|guys?|fella|crew|people|folks|previous owners?|last owners?|somebody|someone|agency|association|county|city|insurance|church(?: friends| group| ladies)?|school|firehouse|museum|shelter|library|outfit|company|dog|cat|VA|VFW|HOA|FEMA|co-?op|condo board';
const ROLES_FIRST =
  'Friends?|Neighbou?rs?|Roommates?|Tenants?|Landlord|Super|Handyman|Contractor|Designer|Builder|Somebody|Someone|Church|Insurance|People';
const RELATIVES_FIRST =
  '(?:Grand|Step)?(?:[Mm]other|[Ff]ather|[Mm]om|[Dd]ad|[Mm]a|[Pp]a|[Ss]on|[Dd]aughter|[Kk]ids)|Sister|Brother|Aunt|Uncle|Auntie|Cousin|Niece|Nephew|Husband|Wife|Nana|Granny';
/** Other people, with whose they are before and their name or trade behind. */
export const OTHERS = new RegExp(
  String.raw`(?<![A-Za-z'’-])(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|[Oo]ne of (?:my|our)|[Ss]ome) )?(?:(?:late|old|older|younger|oldest|youngest|little|big|last|next-door|upstairs|downstairs|retired|best|other|whole|own|solar|power|flood|water|gas|cable) ){0,2}(?:(?:${RELATIVES}|${RELATIVES_FIRST})(?:[- ]in[- ]law)?|(?:${ROLES}|${ROLES_FIRST}))(?![A-Za-z-])(?: the (?:plumber|electrician|painter|carpenter|contractor|roofer|mason|builder))?(?: (?:next door|down the street|across the street|of (?:mine|ours)|from (?:church|work|next door)))?(?: (?!I\b|We\b)[A-Z][a-z]{1,12}(?![a-z])){0,2}(?: (?:and|&) (?!I\b|we\b)(?:his|her|their) (?:crew|brother|son|sons|guys))?`,
  'g',
);

/** A word for one of them. */
export const ONE_OF_OTHERS = new RegExp(`^(?:${RELATIVES}|${ROLES})$`, 'i');

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));
/** Forms of verbs that tell of a thing, its owner or its work. */
export const VERBS = words(`
  is are was were be been being am has have had having do does did done doing will would can could should must shall may might
  get gets got gotten getting go goes went gone going come comes came coming stay stays stayed staying
  give gives gave given giving sell sells sold selling donate donated donating promise promised lend lends lent loan loaned loaning
  rehome rehomed return returned returning toss tossed dump dumped scrap scrapped trade traded lose lost
  take takes took taken taking pick picked picks leave leaves left leaving move moves moved moving haul hauled send sends sent sending
  bring brings brought bringing own owns owned buy buys bought buying order ordered inherit inherited purchase purchased win won find found
  make makes made making build builds built building carve carved restore restored reupholstered refinish refinished refinishing
  want wants wanted wanting need needs needed like likes love loves think thinks thought say says said ask asks asked asking tell tells told
  keep keeps kept keeping dream dreamed dreamt picture pictured imagine imagined consider considered propose proposed suggest suggested
  draw drew drawn plan planned promised hope hoped talk talked remember decided decide
  put puts putting install installs installed installing replace replaced replacing redo redid redone run runs ran lay laid laying
  swap swapped fit fits fitted fix fixed reline relined upgrade upgraded rebuild rebuilt paint paints painted painting repaint repainting
  tile tiles tiled tiling frame frames framed framing drywalling hang hangs hung hanging set sets finish finishes finished finishing
  reglaze reglazed pour poured insulate insulated blow blown blew rough roughed wire wired spray sprayed handle handles handling
  belong belongs stand stands sit sits sat use uses used see sees work works worked live lives sleep sleeps play plays
  mind forget skip scratch
  cut set reuse save mount place add adds mill milled purchase supply supplies provide provides furnish
`);
