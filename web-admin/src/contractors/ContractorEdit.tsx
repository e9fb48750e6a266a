import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import type { Contractor } from '@plumbline/api-client';
import { JOIN_CATEGORIES, LIMITS, MESSAGES, readZip, zipFault } from '@plumbline/contracts';
import { useEffect, useState } from 'react';
import {
  AutocompleteArrayInput,
  DateInput,
  Edit,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { failureSentence } from '../api/http.js';
import { count, NOTHING } from '../shared/format.js';
import { choicesOf } from '../shared/list/choicesOf.js';
import { Facts } from '../shared/panel/Facts.js';
import { When } from '../shared/When.js';
import { Approval } from './Approval.js';
import { ContractorState } from './ContractorState.js';
import { Until } from './Until.js';

/** One contractor: the profile, and what only an administrator sets. */
export const ContractorEdit = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const [saves, setSaves] = useState(0);
  // Once the saved form is gone, and with it what it holds to be unsaved.
  useEffect(() => {
    if (saves > 0) redirect('list', 'contractors');
  }, [saves, redirect]);
  return (
    <Edit<Contractor>
      title={<ContractorTitle />}
      mutationMode="pessimistic"
      transform={profileOf}
      mutationOptions={{
        onSuccess: () => {
          notify('Contractor saved.', { type: 'success' });
          setSaves((count) => count + 1);
        },
        onError: (error) => notify(failureSentence(error, MESSAGES.admin.save), { type: 'error' }),
      }}
      actions={false}
      component="div"
    >
      <Stack direction={{ xs: 'column-reverse', lg: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Paper variant="outlined" sx={{ flex: 2, width: '100%' }}>
          <ProfileForm key={saves} />
        </Paper>
        <Paper variant="outlined" sx={{ flex: 1, width: '100%', p: 2 }}>
          <ContractorFacts />
        </Paper>
      </Stack>
    </Edit>
  );
};

const ContractorTitle = () => useRecordContext<Contractor>()?.companyName ?? 'Contractor';

const CATEGORY_CHOICES = choicesOf(JOIN_CATEGORIES);
const zip = [
  required(MESSAGES.contractor.joinRequired),
  (typed?: string) => typed && zipFault(readZip(typed)),
];

/** An approval or another's change brings a newer record; what is typed stays. */
const KEEP_EDITS = { keepDirtyValues: true };

/** Approving and pausing have buttons of their own: a form opened before must not take them back. */
const profileOf = ({ confirmed: _, paused: __, ...profile }: Partial<Contractor>) => profile;

const ProfileForm = () => (
  <SimpleForm toolbar={<SaveOnly />} resetOptions={KEEP_EDITS} warnWhenUnsavedChanges>
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextInput source="companyName" label="Company" validate={required()} helperText={false} />
      <TextInput source="contactName" label="Contact" helperText={false} />
      <TextInput source="phone" helperText={false} />
      <TextInput source="website" helperText={false} />
      <TextInput source="zipCode" label="ZIP" validate={zip} helperText={false} />
      <NumberInput
        source="radiusMi"
        label="Radius (miles)"
        min={1}
        max={LIMITS.contractorRadiusMaxMi}
        helperText={false}
      />
      <AutocompleteArrayInput
        source="categories"
        choices={CATEGORY_CHOICES}
        validate={required(MESSAGES.contractor.joinRequired)}
        helperText={false}
        sx={{ gridColumn: '1 / -1' }}
      />
      <NumberInput source="rating" min={0} max={LIMITS.ratingMax} step={0.1} helperText={false} />
      <TextInput source="licenseNumber" label="License number" helperText={false} />
      <TextInput source="licenseClass" label="License class" helperText={false} />
      <TextInput source="licenseState" label="License state" helperText={false} />
      <DateInput source="licenseExpires" label="License until" helperText={false} />
      <TextInput source="insurance" helperText={false} />
      <DateInput source="insuranceExpires" label="Insured until" helperText={false} />
      <TextInput source="notes" multiline minRows={3} helperText={false} sx={{ gridColumn: '1 / -1' }} />
    </Box>
  </SimpleForm>
);

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const ContractorFacts = () => {
  const contractor = useRecordContext<Contractor>();
  if (!contractor) return null;
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{contractor.companyName}</Typography>
      <Approval contractor={contractor} />
      <Facts
        rows={[
          ['State', <ContractorState key="state" contractor={contractor} />],
          ['E-mail', contractor.email],
          ['City', [contractor.city, contractor.state].filter(Boolean).join(', ')],
          ['License until', <Until key="license" day={contractor.licenseExpires} />],
          ['Insured until', <Until key="insurance" day={contractor.insuranceExpires} />],
          ['Joined', <When key="joined" at={contractor.createdAt} exact />],
          ['Website', <Website key="website" url={contractor.website} />],
          ['Bids', <BidsOf key="bids" contractor={contractor} />],
          ['Invitations', count(contractor.invitationCount)],
          ['Last invited', <When key="invited" at={contractor.lastInvitedAt} exact />],
        ]}
      />
    </Stack>
  );
};

const Website = ({ url }: { url: string | null }) =>
  url ? (
    <Link href={url} target="_blank" rel="noreferrer">
      {url}
    </Link>
  ) : (
    NOTHING
  );

const BidsOf = ({ contractor }: { contractor: Contractor }) => (
  <Link
    component={RouterLink}
    to={`/bids?filter=${encodeURIComponent(JSON.stringify({ contractorId: contractor.id }))}`}
  >
    Show their bids
  </Link>
);
