import { Box, Stack, useTheme } from '@mui/material';
import { plural, shortDay } from '../shared/format.js';

interface Day {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly count: number;
}

const HEIGHT = 100;
/** A day's width in the drawing, of which `BAR` is the bar. */
const STEP = 10;
const BAR = 7;

/** One bar a day, oldest at the left. The top line is the busiest day. */
export const DayBars = ({ days, what }: { days: readonly Day[]; what: string }) => {
  const { palette } = useTheme();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
      <Box sx={{ borderBottom: '1px dashed', borderColor: 'divider' }}>{most}</Box>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        width="100%"
        height={150}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${plural(total, what)} in ${plural(days.length, 'day')}, at most ${most} a day`}
        style={{ display: 'block', borderBottom: `1px solid ${palette.divider}` }}
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * STEP + (STEP - BAR) / 2}
            y={HEIGHT - (count / most) * HEIGHT}
            width={BAR}
            height={(count / most) * HEIGHT}
            fill={palette.primary.main}
          >
            <title>{`${shortDay(day)}: ${plural(count, what)}`}</title>
          </rect>
        ))}
      </svg>
      <Stack direction="row" sx={{ justifyContent: 'space-between', pt: 0.5 }}>
        <span>{days[0] && shortDay(days[0].day)}</span>
        <span>{plural(total, what)}</span>
        <span>{days.length > 1 && shortDay(days[days.length - 1]?.day ?? '')}</span>
      </Stack>
    </Box>
  );
};
