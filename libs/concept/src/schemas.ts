// The schemas of all parts, for whoever reads a concept or answers with one.
export * from './brief.js';
export * from './concept.js';
export * from './estimate.js';
export * from './extent.js';
export * from './finding.js';
export * from './finishes.js';
export * from './item.js';
export * from './ledger.js';
export * from './old-files.js';
export * from './opening.js';
export * from './quantity.js';
export * from './read-concept.js';
export * from './room.js';
export * from './shell.js';
export * from './stored-concept.js';
export * from './wish.js';
