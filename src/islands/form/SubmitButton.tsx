interface Props {
  label: string
  /** What it says while it works, where that differs. */
  busyLabel?: string
  busy: boolean
  disabled?: boolean
}

/**
 * The button that sends a form. While it works, and while it is disabled, it stays focused and pressing it does nothing, nor
 * does Enter in a field.
 */
export function SubmitButton({ label, busyLabel = label, busy, disabled = false }: Props) {
  return (
    <button
      type="submit"
      className="button"
      aria-disabled={disabled}
      aria-busy={busy}
      onClick={(event) => disabled && event.preventDefault()}
    >
      {busy ? busyLabel : label}
    </button>
  )
}
