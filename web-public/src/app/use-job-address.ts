import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'job';

/**
 * The design jobs named in the address, so that a reload or a shared link finds them again, and how to change them.
 * The anchor stays: without it the address would be another place, to whose top the page would go.
 */
export function useJobAddress(): [readonly string[], (jobIds: readonly string[]) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (jobIds: readonly string[]) => {
      const params = new URLSearchParams(search);
      params.delete(NAME);
      for (const id of jobIds) params.append(NAME, id);
      navigate({ search: params.toString(), hash });
    },
    [search, hash, navigate],
  );
  return [new URLSearchParams(search).getAll(NAME), change];
}
