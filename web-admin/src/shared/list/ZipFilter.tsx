import { LIMITS, zipFault } from '@plumbline/contracts';
import { TextInput } from 'react-admin';

const whole = (zip?: string) => zip && zipFault(zip);

/** Narrows a list to one ZIP, once it is whole. */
export const ZipFilter = ({ source }: { source: string }) => (
  <TextInput
    source={source}
    label="ZIP"
    validate={whole}
    resettable
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: LIMITS.zipDigits } }}
  />
);
