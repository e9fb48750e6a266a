import { useId } from 'react';
import { TextInput } from 'react-admin';
import { useKnownTags } from '../api/knownTags.js';

/** Narrows the list to one tag, typed or chosen from those in use. */
export const TagFilter = ({ source }: { source: string }) => {
  const id = useId();
  const tags = useKnownTags();
  return (
    <>
      <TextInput source={source} label="Tag" resettable slotProps={{ htmlInput: { list: id } }} />
      <datalist id={id}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
};
