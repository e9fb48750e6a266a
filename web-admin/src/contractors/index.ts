import Handyman from '@mui/icons-material/Handyman';
import type { ResourceProps } from 'react-admin';
import { ContractorEdit } from './ContractorEdit.js';
import { ContractorList } from './ContractorList.js';

const contractors: ResourceProps = {
  name: 'contractors',
  icon: Handyman,
  list: ContractorList,
  edit: ContractorEdit,
  recordRepresentation: 'companyName',
};

export default contractors;
