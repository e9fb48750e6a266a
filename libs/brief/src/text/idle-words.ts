/** Small words, and words that say nothing about the room: never reported as unread. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  `a about above accent add added adding additional after again against all along already also although always am
  among amount an and another any anything anyone are area around as ask at available away back basic be beautiful
  because been before being below best better between big both bring but by call can cannot care center clean color
  colored colour coloured combination come comfortable cool could cozy create current currently cute day dear
  definitely design desire did do does doing done down dream during each easily easy eg either elegant else enough
  especially etc even every everything existing family feel feeling few find finish finished first fit fix for
  friend friendly from front fresh full fully function functional get give glad go going good got great guest guests
  had has have having he hello help her here hi high him his home hope house how however i idea if im in inch
  include included including instead install installed into inviting is it its just keep kid kids kind know large
  larger last leave let like line little live living long look looking looks lot love low lower made main maintain
  make making many match matching may maybe me mean medium might mix modernize more most mostly move much must my
  near need needed needs never new next nice no none nor not nothing now of off often ok okay old on once one ones
  only or other otherwise our out over overall own part perfect person piece place please plus possible prefer
  preferably preferred pretty probably project put quality quite rather really recommend redo refresh remodel
  remodeling remodelling remove renovate renovating renovation replace replaced replacing right room said same
  say section see set share shared sharing she should show side simple since size sized small smaller so some someone something sort
  space spacious special standard start stay still style styled stylish such sure take tall tasteful than thank
  thanks that the their them then there these they thing things think this those though three through throughout
  to together tone tones too top toward two type under until up update updated updating upgrade us use used using
  very via want wanted wants warm was way we well were what when where which while white who whole why wide will
  wish with within without wonderful work working would yes yet you swap swapped swapping trade exchange your kitchen bathroom bath bedroom basement garage
  office colorful neutral bright light dark soft natural please feature features double single four five
  modernised practical timeless beautifully lovely big bigger open walls wall floors floor ceiling window windows door doors
  layout concept wood house apartment condo everyday maximize maximise minimum maximum ensure i'd i'm we'd id weve ive
  contractor contractors licensed insured professional budget cost price cheap affordable dollar usd days weeks months
  mother father mom dad parent parents son daughter boy boys girl girls teen husband wife dog dogs cat pet pets people six seven
    actual actually baby bit bought build built busy bump change check comfy completely convert cook cooking corner could couple
    current daily ever everyone fancy favorite feels finally focal gets hotel homework honestly hopefully horrible it's its
    facing behind reading moved moves moving lives narrow never old original point rather real really roughly run seems several someday
    somewhere spare stain stains starting stays stuff suite super that's there's tiny tired today tried trying ugly unfinished usually video wants weekend
    eight dining deck patio primary main studio living space yard backyard labor labour only material materials phase phases payment end half
    alone keeping owner preserve preserving provide provided reface refaced refinish refinished refinishing reglaze reglazed remain
    w b c x freshen deep attic den loft painted heads we're i've we've they're you're he's she's what's who's isn't aren't wasn't weren't hasn't haven't couldn't shouldn't wouldn't let's i'll we'll they'll it'll it'd there'd that'd y'all ain't winter fall season seasons night nights day already less across opposite pls plz thx incl including asap hoping prior currently etc stuff ours theirs mine yours etc gonna wanna gotta kinda sorta lol ok okay btw fyi aka vs thats its obviously dont doesnt isnt arent wont hasnt havent didnt wasnt couldnt shouldnt wouldnt cannot ive weve theyre theyve youre hes shes hed shed wed itd youd ill well hi hello thanks sorry guess suppose hear heard show shown told tell talk said read see seen saw come comes coming came go goes gone went give given gave put puts run runs running ran hold holds held bring brings brought keep keeps turn turns turned sit sits start begins begin began stop stops open opens opened close closes closed closing fall falls follow follows allow allows become becomes remain leave leaves left next last final first second third side sides top bottom middle center centre edge end ends part parts bit piece pieces kind sort type way ways thing matter reason idea ideas plan plans job work works worked while during until since before after above below under over between behind beside near around through along against toward inside outside everywhere nowhere anywhere somewhere both either neither each every few many several most least more enough plenty total entire whole half full empty able unable ready easy easily hard difficult simple simply fine great good better best bad worse worst nice nicer really truly very quite pretty rather fairly just only even still yet ever never always often sometimes usually maybe perhaps possibly probably definitely certainly surely exactly especially particularly mainly mostly almost nearly about approximately roughly again once twice soon later early late ago today tomorrow yesterday week weekly month monthly year yearly years old new young yr yrs hour hours minute minutes can't cant spot spots shape condition solid bigger remains remaining swing swings repaint repainted restore restored retain retaining reuse reusing save saving staying supplied supply supplying
    treat treats realistic realistically unused
    they'd he'd she'd you'd basically regular instead forget whatever whichever afterwards
    unit location money neighbor neighbors neighbour neighbours leftover says
    hubby hubs wifey missus partner budge stubborn insists kiddo kiddos swears
    touch touching untouched clear approximately ballpark max per spend spending tops`
    .split(/\s+/)
    .filter(Boolean),
);
