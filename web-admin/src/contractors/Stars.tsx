import { Rating, Stack } from '@mui/material';

/** A rating of 0 to 5. */
export const Stars = ({ rating }: { rating: number | null }) =>
  rating == null ? (
    <Stack sx={{ color: 'text.secondary', fontSize: 12 }}>Not rated</Stack>
  ) : (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Rating value={rating} precision={0.1} readOnly size="small" />
      <span>{rating.toFixed(1)}</span>
    </Stack>
  );
