export { designsService } from './designs.service-definition.js';
