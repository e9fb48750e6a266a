import { boundsOf } from '@plumbline/concept';
import type { DrawingUnit, Scan } from '@plumbline/survey/scans';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import choices from '#components/form/choices.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { classes } from '#lib/format/classes.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { plan as words } from '#texts/survey-plan';
import { LengthField } from '../controls/length-field.js';
import { CEILING } from '../model/lengths.js';
import styles from './scan-drop.module.css';
import type { Plan } from './use-plan.js';

const UNITS = ['m', 'ft', 'in', 'cm', 'mm'] as const satisfies readonly DrawingUnit[];
const KIND_OF_FILE = '.json,.dxf,application/json,image/vnd.dxf';
const feet = (inches: number): string => formatMeasure(inches / 12, 'ft');

/** The reader of scans comes when there is one to read. */
const loadReader = () => loadChunk(() => import('@plumbline/survey/scans'));

/** A scan that somebody has of the room: dropped or chosen, read here, and one of its rooms taken. */
export function ScanDrop({ plan }: { plan: Plan }) {
  const picker = useRef<HTMLInputElement>(null);
  const name = useId();
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  const [scan, setScan] = useState<Scan | null>(null);
  const [chosen, setChosen] = useState(0);
  const [ceilingIn, setCeilingIn] = useState<number | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const room = scan?.rooms[chosen];
  const ceiling = room?.ceilingIn ?? ceilingIn;
  const found = useRef<HTMLDivElement>(null);
  // What is asked next, and its button, stand below the fold of a phone.
  useEffect(() => {
    if (scan) found.current?.scrollIntoView({ block: 'nearest' });
  }, [scan]);

  async function read(given: Uint8Array, unit?: DrawingUnit) {
    const { readScan, SCAN_LIMITS, ScanRefusal } = await loadReader();
    try {
      setScan(readScan(given, unit));
      setBytes(given);
      setComplaint(null);
    } catch (error) {
      if (!(error instanceof ScanRefusal)) throw error;
      setScan(null);
      const sentence = words.scanFaults[error.fault];
      setComplaint(typeof sentence === 'string' ? sentence : sentence(`${SCAN_LIMITS.bytes / 1024 ** 2} MB`));
    }
    setChosen(0);
  }

  async function take(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setComplaint(null);
    try {
      const { SCAN_LIMITS } = await loadReader();
      // One byte more than may be read tells that it is too large, whatever its size.
      await read(new Uint8Array(await file.slice(0, SCAN_LIMITS.bytes + 1).arrayBuffer()));
    } catch (error) {
      setComplaint(words.scanFailed);
      throw error;
    } finally {
      setReading(false);
    }
  }

  async function takeRoom() {
    if (!room || ceiling === null) return setComplaint(words.scanCeilingNeeded);
    const { surveyOfScan } = await loadReader();
    const survey = surveyOfScan(room, { ceilingIn: ceiling, typed: room.ceilingIn === null });
    if (!survey) return setComplaint(words.scanFaults.open);
    plan.take(
      survey,
      room.movedIn >= 1 ? words.slanted(formatMeasure(Math.round(room.movedIn), 'in')) : null,
    );
  }

  return (
    <div className={styles.scan}>
      <p className={styles.hint}>{words.scanHow}</p>
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
      <p role="status" className={styles.hint}>
        {reading ? words.scanReading : ''}
      </p>
      {scan && room && (
        <div ref={found} className={styles.found}>
          {scan.unit && bytes && (
            <fieldset className={styles.part}>
              <legend>{words.unit}</legend>
              <p className={styles.hint}>{words.unitHow}</p>
              <div className={choices.choices}>
                {UNITS.map((unit) => (
                  <label key={unit} className={choices.choice}>
                    <input
                      type="radio"
                      name={`${name}-unit`}
                      checked={scan.unit === unit}
                      onChange={() => read(bytes, unit)}
                    />
                    {words.units[unit]}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <fieldset className={styles.part}>
            <legend>{scan.rooms.length > 1 ? words.whichRoom : words.onlyRoom}</legend>
            <div className={choices.choices}>
              {scan.rooms.map((one, i) => {
                const { w, d } = boundsOf(one);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rooms keep their order; two may have one name.
                  <label key={i} className={choices.choice}>
                    <input
                      type="radio"
                      name={`${name}-room`}
                      checked={chosen === i}
                      onChange={() => setChosen(i)}
                    />
                    <span>
                      {words.roomName(one.name, i + 1)} <small>{words.roomSize(feet(w), feet(d))}</small>
                    </span>
                  </label>
                );
              })}
            </div>
          </fieldset>
          {room.ceilingIn === null && (
            <div className={styles.ceiling}>
              <LengthField
                label={words.scanCeiling}
                measured={words.scanCeilingHow}
                told={ceilingIn}
                {...CEILING}
                onTold={setCeilingIn}
              />
            </div>
          )}
          <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
          <Button onClick={takeRoom}>{words.takeRoom}</Button>
        </div>
      )}
      {!scan && <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />}
    </div>
  );
}
