import { boundsOf } from '@plumbline/concept';
import type { DrawingUnit, Scan } from '@plumbline/survey/scans';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import choices from '#components/form/choices.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { classes } from '#lib/format/classes.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { plan as words } from '#texts/survey-plan';
import { LengthField } from '../controls/length-field.js';
import { CEILING } from '../model/lengths.js';
import styles from './scan-drop.module.css';
import type { Plan } from './use-plan.js';
import { type ScanReading, useScan } from './use-scan.js';

const UNITS = ['m', 'ft', 'in', 'cm', 'mm'] as const satisfies readonly DrawingUnit[];
const KIND_OF_FILE = '.json,.dxf,application/json,image/vnd.dxf';
const feet = (inches: number): string => formatMeasure(inches / 12, 'ft');

/** A scan that somebody has of the room: dropped or chosen, read here, and one of its rooms taken. */
export function ScanDrop({ plan }: { plan: Plan }) {
  const reading = useScan(plan);
  const { scan, room, complaint } = reading;
  const fault = <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />;
  const found = useRef<HTMLDivElement>(null);
  // What is asked next, and its button, stand below the fold of a phone.
  useEffect(() => {
    if (scan) found.current?.scrollIntoView({ block: 'nearest' });
  }, [scan]);
  return (
    <div className={styles.scan}>
      <p className={styles.hint}>{words.scanHow}</p>
      <ScanFile reading={reading} />
      <p role="status" className={styles.hint}>
        {reading.reading ? words.scanReading : ''}
      </p>
      {scan && room && (
        <div ref={found} className={styles.found}>
          {scan.unit && <UnitChoices unit={scan.unit} onUnit={reading.readAs} />}
          <RoomChoices rooms={scan.rooms} chosen={reading.chosen} onChosen={reading.choose} />
          {room.ceilingIn === null && (
            <div className={styles.ceiling}>
              <LengthField
                label={words.scanCeiling}
                measured={words.scanCeilingHow}
                told={reading.ceilingIn}
                {...CEILING}
                onTold={reading.setCeilingIn}
              />
            </div>
          )}
          {fault}
          <Button onClick={reading.takeRoom}>{words.takeRoom}</Button>
        </div>
      )}
      {!scan && fault}
    </div>
  );
}

/** Where the file is dropped or chosen. */
function ScanFile({ reading: { scan, reading, take } }: { reading: ScanReading }) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the button inside opens the dialog. */}
      <div
        className={classes(styles.area, scan && styles.read, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <p className={styles.words}>{words.scanDrop}</p>
        <Button look="outline" busy={reading} onClick={() => picker.current?.click()}>
          {scan ? words.scanChooseOther : words.scanChoose}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={KIND_OF_FILE}
          tabIndex={-1}
          className="visually-hidden"
          aria-label={words.scanChoose}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}

/** The unit of a drawing that names none. */
function UnitChoices({ unit: chosen, onUnit }: { unit: DrawingUnit; onUnit: (unit: DrawingUnit) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{words.unit}</legend>
      <p className={styles.hint}>{words.unitHow}</p>
      <div className={choices.choices}>
        {UNITS.map((unit) => (
          <label key={unit} className={choices.choice}>
            <input type="radio" name={name} checked={chosen === unit} onChange={() => onUnit(unit)} />
            {words.units[unit]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Which of the scan's rooms it is. */
function RoomChoices({
  rooms,
  chosen,
  onChosen,
}: {
  rooms: Scan['rooms'];
  chosen: number;
  onChosen: (room: number) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{rooms.length > 1 ? words.whichRoom : words.onlyRoom}</legend>
      <div className={choices.choices}>
        {rooms.map((one, i) => {
          const { w, d } = boundsOf(one);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms keep their order; two may have one name.
            <label key={i} className={choices.choice}>
              <input type="radio" name={name} checked={chosen === i} onChange={() => onChosen(i)} />
              <span>
                {words.roomName(one.name, i + 1)} <small>{words.roomSize(feet(w), feet(d))}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
