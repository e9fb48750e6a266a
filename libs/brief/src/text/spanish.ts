/** Spanish words that homeowners mix into English, each read as the English word: "gabinetes blancos", "sin tina". */

/** Names and qualities. */
const NAMES = pairs(
  `cocina kitchen|bano bathroom|recamara bedroom|dormitorio bedroom|habitacion bedroom|cochera garage|garaje garage|
  sotano basement|oficina office|lavanderia laundry|comedor dining|gabinetes cabinets|gabinete cabinet|alacena pantry|
  despensa pantry|cajones drawers|cajon drawer|encimera countertop|encimeras countertops|isla island|barra bar|
  fregadero sink|tarja sink|lavabo sink|lavabos sinks|lavamanos sink|inodoro toilet|excusado toilet|regadera shower|
  ducha shower|tina tub|banera tub|espejo mirror|espejos mirrors|estufa stove|horno oven|hornos ovens|campana hood|
  nevera fridge|refrigerador fridge|lavaplatos dishwasher|lavavajillas dishwasher|microondas microwave|lavadora washer|
  secadora dryer|puerta door|puertas doors|ventana window|ventanas windows|pared wall|paredes walls|techo ceiling|
  piso floor|pisos floors|azulejo tile|azulejos tiles|loseta tile|madera wood|marmol marble|granito granite|
  cuarzo quartz|cama bed|camas beds|mesa table|mesas tables|asientos seats|taburetes stools|silla chair|sillas chairs|sillon armchair|escritorio desk|
  librero bookcase|estantes shelves|repisas shelves|alfombra carpet|tapete rug|cortinas curtains|luz light|luces lights|
  pintura paint|pintar paint|espacio space|presupuesto budget|blanco white|blanca white|blancos white|blancas white|
  negro black|negra black|negros black|negras black|gris gray|grises gray|azul blue|azules blue|verde green|
  verdes green|amarillo yellow|rojo red|grande large|grandes large|chico small|chica small|pequeno small|pequena small|
  nuevo new|nueva new|nuevos new|nuevas new|viejo old|vieja old|doble double|dobles double|antiderrapante nonslip|
  antideslizante nonslip|ninos kids|hijos kids|perro dog|perros dogs|gato cat|gatos cats|abuela grandma|
  abuelo grandpa|quiero want|quiere wants|queremos want|necesito need|necesitamos need|quitar remove|cambiar replace|
  poner add|tumbar remove|mantener keep|dejar keep|guardar keep`,
);

/** Small words, read only where one of the others stands in the text: "con" and "sin" are English words too. */
const SMALL = pairs(
  'y and|con with|sin without|de of|para for|en in|el the|la the|los the|las the|un a|una a|mi my|mis my|nuestra our|nuestro our|dos two|tres three|cuatro four|muy very|mas more|pero but|por for|que that|hola hello|gracias thanks|favor please|mucho much|mucha much|principal main',
);

/** People, places and brands are called so as well: read only beside another Spanish word. */
const NAMES_OF_OTHERS: ReadonlySet<string> = new Set(
  'tina isla blanco blanca luz mesa rojo negro verde chico chica azul paredes piso'.split(' '),
);

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split('|').map((pair) => {
      const [word = '', meant = ''] = pair.trim().split(' ');
      return [word, meant] as const;
    }),
  );
}

/** For a text's words the one that tells what a Spanish word means, or nothing. */
export function spanishIn(words: readonly string[]): (word: string) => string | undefined {
  const isSpanish = (word: string | undefined) => word !== undefined && (NAMES.has(word) || SMALL.has(word));
  const isPlain = words.some(
    (word, i) =>
      NAMES.has(word) && (!NAMES_OF_OTHERS.has(word) || isSpanish(words[i - 1]) || isSpanish(words[i + 1])),
  );
  return isPlain ? (word) => NAMES.get(word) ?? SMALL.get(word) : () => undefined;
}
