/** After a refused submit: moves focus to the first field that was marked wrong. */
export function focusFirstInvalid(form: HTMLElement): void {
  // The marks appear with the next drawing.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
