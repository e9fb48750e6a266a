import { wants } from '@plumbline/brief';
import type { Brief, TraitsOf } from '@plumbline/concept';

type VehicleForm = NonNullable<TraitsOf<'car'>['form']>;

export interface Vehicle {
  readonly form: VehicleForm;
  readonly name: string;
  /** Over all, without mirrors, inches. */
  readonly long: number;
  readonly wide: number;
  readonly high: number;
  /** Whose published size it is: the longest usual one of its kind. */
  readonly source: string;
}

/** Vehicles as long and wide as those that are sold, from their makers' data sheets. */
export const VEHICLES: Readonly<Record<VehicleForm, Vehicle>> = {
  sedan: {
    form: 'sedan',
    name: 'Sedan',
    long: 193,
    wide: 73,
    high: 57,
    source: 'Toyota Camry 2025: 193.5 × 72.4 × 56.9',
  },
  suv: {
    form: 'suv',
    name: 'SUV',
    long: 199,
    wide: 79,
    high: 70,
    source: 'Ford Explorer 2024: 198.8 × 78.9 × 69.9',
  },
  pickup: {
    form: 'pickup',
    name: 'Pickup truck',
    long: 232,
    wide: 80,
    high: 77,
    source: 'Ford F-150 SuperCrew with a 5-1/2 ft bed: 231.7 × 79.9 × 77.2',
  },
  minivan: {
    form: 'minivan',
    name: 'Minivan',
    long: 206,
    wide: 79,
    high: 70,
    source: 'Honda Odyssey 2024: 205.2 × 78.5 × 69.6',
  },
  motorcycle: {
    form: 'motorcycle',
    name: 'Motorcycle',
    long: 95,
    wide: 34,
    high: 46,
    source: 'Harley-Davidson Street Glide: 94.9 long',
  },
};

const FORMS = ['pickup', 'suv', 'minivan', 'sedan', 'motorcycle'] as const;

const COUNTS = ['one-car', 'two-cars', 'three-cars'] as const;

/** The vehicles that are to be parked: those named, and sedans up to the number told. Undefined where nothing was told. */
export function vehiclesOf(brief: Brief): readonly Vehicle[] | undefined {
  const named = FORMS.filter((form) => wants(brief, form)).flatMap((form) =>
    Array.from({ length: wants(brief, `two-${form}s`) ? 2 : 1 }, () => VEHICLES[form]),
  );
  const told = COUNTS.findIndex((id) => wants(brief, id)) + 1;
  const bays = COUNTS.findLastIndex((id) => wants(brief, id)) + 1;
  if (named.length === 0 && told === 0) return undefined;
  const cycles = named.filter(({ form }) => form === 'motorcycle');
  const cars = named.filter(({ form }) => form !== 'motorcycle');
  // "3-car garage: the truck and two cars" are three; "2-car garage, one car has to fit" is one.
  const count = bays > told ? Math.min(bays, told + cars.length) : told;
  const more = Math.max(0, count - cars.length);
  // A motorcycle takes what the cars leave.
  return [...cars, ...Array.from({ length: more }, () => VEHICLES.sedan), ...cycles];
}
