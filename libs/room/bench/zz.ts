import { readBrief } from '../src/brief/read-brief.js';
const T: [string,string][] = [
['kitchen',"So we bought this house in 2019 and the kitchen is from the 80s, honestly we hate the peninsula because everyone bumps into it, and my wife would love an island with room for three or four stools so the kids can do homework while we cook. White cabinets, maybe a darker blue on the island, quartz that looks like marble but not real marble because it stains. We do NOT want open shelves, we tried that in the apartment. Room is about 13 and a half by 17 feet, ceilings 9ft. Gas range stays!"],
['kitchen',"hi there!! my kitchen is super tiny (8x10) and dark :( would like it to feel bigger & brighter, light cabinets to the ceiling, no upper cabinets on the window wall, under cabinet lights, a dishwasher finally!!, and somewhere to put the microwave thats not the counter. budget around 20k but could go to 25"],
['kitchen',"Please keep the existing layout. Replace countertops w/ granite, new stainless appliances, backsplash (subway), paint. No structural work."],
['bathroom',"Our only bathroom is 5' x 8' with a tub we never use so take the tub out and put in a walk-in shower with a bench and a niche, my mother is 82 and moves in with us so grab bars and a comfort height toilet too. Also we need better ventilation, the mirror is always fogged. Nothing fancy, light grey tile, white vanity, brushed nickel."],
['bathroom',"master bath 10x12, want it to feel like a hotel spa: soaking tub under the window, separate shower with rain head and frameless glass, double vanity floating, heated floor, and a toilet closet if at all possible. walnut + white + black fixtures"],
['living room',"We have a long narrow living room, 12 by 24 ft, with a fireplace at one end that we want to keep as focal point. No TV above the fireplace please, actually no TV at all. Two facing sofas or a sofa and two armchairs, bookcases either side, wool rug, warm neutral colors with terracotta and olive accents. Kids and two dogs so performance fabric."],
['living room',"open up the wall between the living room and dining room, sectional for 6 people, big TV, built-ins, recessed lighting instead of the ugly ceiling fan"],
['bedroom',"My daughter is 9 and wants a lavender room with bunk bed, desk for homework, and a reading nook with fairy lights. It is 11 x 12. The closet doesn't need to change but storage for toys would be great. No carpet - allergies."],
['bedroom',"primary suite 15x18 king bed facing the window, walk in closet, no tv, blackout curtains, sage green walls, oak floor, two night stands and a bench at the end of the bed"],
['basement',"Unfinished basement, roughly 900 sq ft with 7.5 ft ceilings. Want a family room with a projector, a small wet bar, a gym corner, a guest bedroom with egress window and a full bath. Must have a sump pump because it flooded once. Skip the pool table, my husband will ask."],
['garage',"two car garage 22x22, we want epoxy flooring, cabinets along the back wall, a workbench, bikes (4) off the floor, a charger for the Tesla. There is a step into the mudroom. No overhead storage."],
['garage',"Convert the one-car garage (12 x 20) to a gym with rubber floor, mirrors, and a TV. insulate and heat it. no cars ever again"],
['office',"10x11 spare room to home office. I'm on video calls all day so good lighting and soundproofing, sit-stand desk facing the door, bookshelves behind me, a comfy chair for reading. Dark green walls, brass, walnut."],
['other',"It's a laundry room / mudroom combo off the garage, 8 x 12, with washer and dryer side by side, utility sink, lockers for 4 kids, bench, drop zone, tile floor that can take mud. Blue cabinets."],
['kitchen',"no granite, no laminate, no island - just butcher block and simple white shaker"],
['kitchen',"I'd rather have a peninsula than an island"],
['kitchen',"we don't need a pantry or a wine fridge but we do want a coffee bar"],
['bathroom',"not a fan of vessel sinks, don't want a double vanity, one big sink is fine"],
['kitchen',"keep the hardwood floors, replace the cabinets"],
['kitchen',"instead of upper cabinets on the window wall we would like open shelves"],
['bathroom',"tub? no. shower? yes, with glass"],
['living room',"Everything but a TV"],
['kitchen',"the less upper cabinets the better"],
['kitchen',"cocina moderna con isla y granito blanco"],
];
for (const [category,designPrompt] of T) { const {brief,reading}=readBrief({category,designPrompt} as any);
 console.log('\n##',category,designPrompt.slice(0,60)); console.log(' style',brief.style,'size',brief.size.widthIn,brief.size.depthIn,brief.size.ceilingIn,'layouts',brief.layouts.join(),'\n +',brief.wanted.join(' '),'\n -',brief.refused.join(' '),'\n mat',JSON.stringify(brief.materials),'col',brief.colors.map(c=>c.name+(c.on?'@'+c.on:'')).join(),'door',brief.door,'\n assumed',reading.assumed.join(' | '),'\n unread',reading.unread.join(' | ')); }
