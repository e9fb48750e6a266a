import { Paper } from '@mui/material';
import type { Contractor } from '@plumbline/api-client';
import { DataTable } from 'react-admin';
import { When } from '../shared/When.js';

import { NoContractors, place } from './ContractorCards.js';
import { ContractorState } from './ContractorState.js';
import { Stars } from './Stars.js';
import { Until } from './Until.js';

export const ContractorTable = () => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <DataTable<Contractor> rowClick="edit" bulkActionButtons={false} empty={<NoContractors />}>
      <DataTable.Col source="companyName" label="Company" />
      <DataTable.Col source="email" label="E-mail" />
      <DataTable.Col source="zipCode" label="Where" render={place} />
      <DataTable.Col
        source="categories"
        render={(contractor: Contractor) => contractor.categories.join(', ')}
      />
      <DataTable.Col
        source="rating"
        render={(contractor: Contractor) => <Stars rating={contractor.rating} />}
      />
      <DataTable.Col
        source="licenseExpires"
        label="License until"
        render={(contractor: Contractor) => <Until day={contractor.licenseExpires} />}
      />
      <DataTable.Col
        source="insuranceExpires"
        label="Insured until"
        render={(contractor: Contractor) => <Until day={contractor.insuranceExpires} />}
      />
      <DataTable.Col
        source="confirmedAt"
        label="State"
        render={(contractor: Contractor) => <ContractorState contractor={contractor} />}
      />
      <DataTable.Col
        source="createdAt"
        label="Joined"
        render={(contractor: Contractor) => <When at={contractor.createdAt} />}
      />
    </DataTable>
  </Paper>
);
