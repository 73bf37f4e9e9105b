import { ownDirection } from '#own-direction.ts'

interface Props {
  className: string | undefined
  facts: readonly (readonly [label: string, text: string])[]
}

/** What somebody typed, each with its label, as far as there is anything; else nothing. */
export function TypedFacts({ className, facts }: Props) {
  const known = facts.filter(([, text]) => text !== '')
  if (known.length === 0) return null
  return (
    <dl className={className}>
      {known.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir={ownDirection}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
