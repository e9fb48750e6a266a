import { minLength, SearchInput } from 'react-admin';

/** Less than this would match nearly everything; the server refuses it. */
const SEARCH_MIN = 3;
const longEnough = minLength(SEARCH_MIN, `Type at least ${SEARCH_MIN} characters to search.`);

/** Free text that narrows a list. */
export const SearchBox = ({ what, source = 'search' }: { what: string; source?: string }) => (
  <SearchInput
    source={source}
    placeholder={`Search ${what}`}
    validate={longEnough}
    slotProps={{ htmlInput: { 'aria-label': `Search ${what}` } }}
  />
);
