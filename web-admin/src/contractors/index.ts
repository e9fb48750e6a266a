import Handyman from '@mui/icons-material/Handyman';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazyPage.js';

const contractors: ResourceProps = {
  name: 'contractors',
  icon: Handyman,
  list: lazyPage(() => import('./ContractorList.js'), 'ContractorList'),
  edit: lazyPage(() => import('./ContractorEdit.js'), 'ContractorEdit'),
  recordRepresentation: 'companyName',
};

export default contractors;
