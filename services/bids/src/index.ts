export { bidsService } from './bids.service-definition.js';
