import { useTheme } from '@mui/material';
import { plural, shortDay } from '../shared/format.js';

interface Day {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly count: number;
}

const WIDTH = 600;
const HEIGHT = 210;
const FLOOR = 20;
const GAP = 2;

/** One bar a day, oldest at the left. The scale is named at the top line. */
export const DayBars = ({ days, what }: { days: readonly Day[]; what: string }) => {
  const { palette } = useTheme();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const step = WIDTH / Math.max(1, days.length);
  const first = days[0];
  const last = days.at(-1);
  const room = HEIGHT - FLOOR - 14;
  const text = { fontSize: 11, fill: palette.text.secondary };

  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={`${plural(total, what)} in ${plural(days.length, 'day')}, at most ${most} a day`}
    >
      <line x1="0" x2={WIDTH} y1="14" y2="14" stroke={palette.divider} strokeDasharray="3 3" />
      <line x1="0" x2={WIDTH} y1={HEIGHT - FLOOR} y2={HEIGHT - FLOOR} stroke={palette.divider} />
      <text x="0" y="10" {...text}>
        {most}
      </text>
      {days.map(({ day, count }, index) => {
        const height = (count / most) * room;
        return (
          <rect
            key={day}
            x={index * step + GAP / 2}
            y={HEIGHT - FLOOR - height}
            width={Math.max(1, step - GAP)}
            height={height}
            rx="2"
            fill={palette.primary.main}
          >
            <title>{`${shortDay(day)}: ${plural(count, what)}`}</title>
          </rect>
        );
      })}
      {first && (
        <text x="0" y={HEIGHT - 5} {...text}>
          {shortDay(first.day)}
        </text>
      )}
      {last && (
        <text x={WIDTH} y={HEIGHT - 5} textAnchor="end" {...text}>
          {shortDay(last.day)}
        </text>
      )}
    </svg>
  );
};
