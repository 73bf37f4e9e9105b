import type { ComponentProps } from 'react'
import { useHandedOnFocus } from './use-handed-on-focus.ts'

/** A button that may go once it is pressed, at once or after an answer: the keyboard then goes on nearby. */
export function PassingButton(props: Omit<ComponentProps<'button'>, 'ref'>) {
  const ref = useHandedOnFocus<HTMLButtonElement>()
  return <button type="button" {...props} ref={ref} />
}
