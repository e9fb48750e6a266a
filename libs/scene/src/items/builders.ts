import type { Kind } from '@plumbline/concept';
import type { ItemBuilder } from '../context.js';
import { bathMat, exhaustFan, grabBar, paperHolder, towelBar } from './bath/accessories.js';
import { bathtub } from './bath/bathtub.js';
import { bidet } from './bath/bidet.js';
import { medicineCabinet, mirror } from './bath/mirrors.js';
import { pedestalSink } from './bath/pedestal-sink.js';
import { shower, showerBench, showerNiche } from './bath/shower.js';
import { toilet } from './bath/toilet.js';
import { vanity } from './bath/vanity.js';
import { bed } from './beds/bed.js';
import { bunkBed } from './beds/bunk-bed.js';
import { crib } from './beds/crib.js';
import { partition, partitionDoor } from './building/partitions.js';
import { stair } from './building/stair.js';
import { beam, chimney, column, post } from './building/structure.js';
import { baseCabinet, filler, fridgePanel, tallCabinet, wallCabinet } from './cabinets/cabinets.js';
import { cornerBase, cornerWall } from './cabinets/corner-cabinets.js';
import { backsplash, countertop } from './cabinets/countertop.js';
import { floatingShelf } from './cabinets/shelves.js';
import { artwork } from './decor/artwork.js';
import { plant } from './decor/floor-plant.js';
import { fireplace } from './fireplace/fireplace.js';
import { bikeRack } from './garage/bikes.js';
import { car } from './garage/car.js';
import { evCharger } from './garage/ev-charger.js';
import { overheadRack, slatWall, storageShelf, toolChest } from './garage/storage.js';
import { workbench } from './garage/workbench.js';
import { hood } from './kitchen/hood.js';
import { microwave, wallOven } from './kitchen/ovens.js';
import { cooktop, range } from './kitchen/range.js';
import { beverageCooler, refrigerator } from './kitchen/refrigerators.js';
import { sinkBase } from './kitchen/sink-base.js';
import { dishwasher, washer } from './kitchen/washers.js';
import { ceilingFan } from './lighting/ceiling-fan.js';
import { chandelier, recessed, underCabinet } from './lighting/ceiling-lights.js';
import { pendant } from './lighting/pendant.js';
import { sconce } from './lighting/sconce.js';
import { floorLamp, tableLamp } from './lighting/standing-lamps.js';
import { desk } from './office/desk.js';
import { monitor } from './office/monitor.js';
import { whiteboard } from './office/whiteboard.js';
import { piece } from './pieces.js';
import { gameTable, poolTable } from './play/game-tables.js';
import { piano } from './play/piano.js';
import { projectorScreen, tv } from './play/screens.js';
import { armchair, ottoman } from './seats/armchair.js';
import { bench } from './seats/bench.js';
import { diningChair } from './seats/dining-chair.js';
import { officeChair } from './seats/office-chair.js';
import { sectional, sofa } from './seats/sofa.js';
import { stool } from './seats/stool.js';
import { bookcase } from './storage/bookcase.js';
import { cabinet, dresser, nightstand, tvConsole } from './storage/case-goods.js';
import { closet, walkInCloset } from './storage/closets.js';
import { wardrobe } from './storage/wardrobe.js';
import { coffeeTable, consoleTable, diningTable, sideTable } from './tables/tables.js';
import { curtain } from './textiles/curtain.js';
import { rug } from './textiles/rug.js';
import { exerciseMat, treadmill } from './training/exercise.js';
import { electricalPanel, furnace, radiator, waterHeater } from './utilities/mechanical.js';
import { grille, lightSwitch, receptacle, register, smokeAlarm } from './utilities/wall-services.js';

/** Builders by kind of item; a kind that is not here becomes a modest box. */
export const BUILDERS: { readonly [K in Kind]?: ItemBuilder<K> } = {
  'base-cabinet': baseCabinet,
  'corner-base-cabinet': cornerBase,
  'sink-base': sinkBase,
  'wall-cabinet': wallCabinet,
  'corner-wall-cabinet': cornerWall,
  'tall-cabinet': tallCabinet,
  filler,
  'fridge-panel': fridgePanel,
  countertop,
  backsplash,
  'floating-shelf': floatingShelf,
  range,
  cooktop,
  'wall-oven': wallOven,
  hood,
  microwave,
  refrigerator,
  freezer: refrigerator,
  dishwasher,
  'beverage-cooler': beverageCooler,
  washer,
  dryer: washer,
  toilet,
  bidet,
  vanity,
  'pedestal-sink': pedestalSink,
  bathtub,
  shower,
  'shower-bench': showerBench,
  'shower-niche': showerNiche,
  mirror,
  'medicine-cabinet': medicineCabinet,
  'towel-bar': towelBar,
  'paper-holder': paperHolder,
  'grab-bar': grabBar,
  'exhaust-fan': exhaustFan,
  'bath-mat': bathMat,
  sofa,
  sectional,
  armchair,
  ottoman,
  bench,
  'coffee-table': coffeeTable,
  'side-table': sideTable,
  'console-table': consoleTable,
  'dining-table': diningTable,
  'dining-chair': diningChair,
  stool,
  bookcase,
  'tv-console': tvConsole,
  tv,
  'projector-screen': projectorScreen,
  fireplace,
  piano,
  cabinet,
  bed,
  'bunk-bed': bunkBed,
  crib,
  nightstand,
  dresser,
  wardrobe,
  closet,
  'walk-in-closet': walkInCloset,
  desk,
  'office-chair': officeChair,
  monitor,
  whiteboard,
  'pool-table': poolTable,
  'game-table': gameTable,
  piece,
  'hung-piece': piece,
  treadmill,
  'exercise-mat': exerciseMat,
  stair,
  partition,
  'partition-door': partitionDoor,
  column,
  post,
  chimney,
  radiator,
  beam,
  furnace,
  'water-heater': waterHeater,
  'electrical-panel': electricalPanel,
  car,
  workbench,
  'tool-chest': toolChest,
  'storage-shelf': storageShelf,
  'overhead-rack': overheadRack,
  'slat-wall': slatWall,
  'bike-rack': bikeRack,
  'ev-charger': evCharger,
  receptacle,
  switch: lightSwitch,
  'smoke-alarm': smokeAlarm,
  'supply-register': register,
  'return-grille': grille,
  rug,
  plant,
  artwork,
  curtain,
  'recessed-light': recessed,
  pendant,
  chandelier,
  'ceiling-fan': ceilingFan,
  'under-cabinet-light': underCabinet,
  sconce,
  'floor-lamp': floorLamp,
  'table-lamp': tableLamp,
};
