import { MESSAGES, ZIP_PATTERN } from '@plumbline/contracts';
import { regex, TextInput } from 'react-admin';

const whole = regex(ZIP_PATTERN, MESSAGES.admin.zip);

/** Narrows a list to one ZIP, once it is whole. */
export const ZipFilter = ({ source }: { source: string }) => (
  <TextInput
    source={source}
    label="ZIP"
    validate={whole}
    resettable
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
  />
);
