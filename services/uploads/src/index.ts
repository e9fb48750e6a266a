export { uploadsService } from './uploads.service-definition.js';
