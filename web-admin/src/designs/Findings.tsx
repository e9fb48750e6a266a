import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Box } from '@mui/material';
import type { Finding } from '@plumbline/api-client';

/** What the planning rules found; what is not met first. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
    {[...findings]
      .sort((a, b) => Number(a.met) - Number(b.met))
      .map((finding) => (
        <Box component="li" key={`${finding.rule} ${finding.text}`} sx={{ display: 'flex', gap: 1 }}>
          {finding.met ? (
            <CheckCircle fontSize="small" color="success" titleAccess="met" />
          ) : (
            <ErrorOutline fontSize="small" color="warning" titleAccess="not met" />
          )}
          <span>
            {finding.text}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              ({finding.severity}: {measuredAgainst(finding)})
            </Box>
          </span>
        </Box>
      ))}
  </Box>
);

const measuredAgainst = ({ found, measured, bound, limit, unit }: Finding): string =>
  found ?? `${amount(measured, unit)}, at ${bound} ${amount(limit, unit)}`;

const amount = (value: number, unit: string): string =>
  `${Math.round(value * 10) / 10}${unit === 'count' ? '' : ` ${unit}`}`;
