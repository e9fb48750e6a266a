export type { DrawingUnit } from './dxf.js';
export type { ScannedRoom } from './enclosed-rooms.js';
export { readScan, type Scan } from './read-scan.js';
export { SCAN_LIMITS, type ScanFault, ScanRefusal } from './scanned-floor.js';
export { type ScanTold, surveyOfScan } from './survey-of-scan.js';
