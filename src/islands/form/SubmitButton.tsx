interface Props {
  label: string
  /** What it says while it works, where that differs. */
  busyLabel?: string
  busy: boolean
  disabled?: boolean
}

/** The button that sends a form. While it works it stays focused, and pressing it again does nothing. */
export function SubmitButton({ label, busyLabel = label, busy, disabled = false }: Props) {
  return (
    <button type="submit" className="button" disabled={disabled} aria-busy={busy}>
      {busy ? busyLabel : label}
    </button>
  )
}
