/** Opens the fold that hides a field. */
export function unfold(field: Element | null): void {
  const fold = field?.closest('details');
  if (fold) fold.open = true;
}

/**
 * Shows a place in a text field: focused, selected and scrolled to. Waits for the field to hold `text`, which may
 * have been put there a moment ago, and for a fold around it to open.
 */
export function selectIn(
  field: HTMLTextAreaElement | null,
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): void {
  if (!field) return;
  unfold(field);
  setTimeout(() => {
    // To the place: browsers scroll a field to its cursor only when somebody types.
    const whole = field.value;
    field.focus();
    if (whole === text) field.setSelectionRange(start, end);
    const line = whole.slice(0, start).split('\n').length;
    const lines = whole.split('\n').length;
    field.scrollTop = (field.scrollHeight * line) / lines - field.clientHeight / 2;
    field.scrollIntoView({ block: 'center' });
  });
}
