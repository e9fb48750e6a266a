import type { DrawingUnit, Scan } from '@plumbline/survey/scans';
import { useState } from 'react';
import { formatMeasure } from '#lib/format/format-measure.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { plan as words } from '#texts/survey-plan';
import type { Plan } from './use-plan.js';

/** The reader of scans comes when there is one to read. */
const loadReader = () => loadChunk(() => import('@plumbline/survey/scans'));

/** A scan file as it is read, and the one of its rooms that is taken. */
export function useScan(plan: Plan) {
  const [reading, setReading] = useState(false);
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  const [scan, setScan] = useState<Scan | null>(null);
  const [chosen, setChosen] = useState(0);
  const [ceilingIn, setCeilingIn] = useState<number | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const room = scan?.rooms[chosen];
  const ceiling = room?.ceilingIn ?? ceilingIn;

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

  return {
    reading,
    scan,
    room,
    chosen,
    choose: setChosen,
    /** The ceiling that was typed, where the scan tells none. */
    ceilingIn,
    setCeilingIn,
    complaint,
    take,
    /** Reads the same file in another unit. */
    readAs: (unit: DrawingUnit) => bytes && read(bytes, unit),
    takeRoom,
  };
}

export type ScanReading = ReturnType<typeof useScan>;
