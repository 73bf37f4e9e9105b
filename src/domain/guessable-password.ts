import type { FieldProblem } from './field-problem.ts'

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** Among the first that anybody tries at any account, or at this one. */
export type Guessable = 'common' | 'personal'

/** What the shop is called and what it sells: the words that somebody tries here and nowhere else. */
export const SHOP_WORDS = [
  'hoof',
  'husk',
  'hoof and husk',
  'hoof husk',
  'coir',
  'rubber',
  'mat',
  'mats',
  'rubber mat',
  'rubber mats',
  'coir mat',
  'horse mat',
  'cow mat',
  'brisbane',
] as const

/** The same as what is wrong with a field. */
export const guessableProblems = { common: 'password-common', personal: 'password-personal' } as const satisfies Record<
  Guessable,
  FieldProblem
>

/**
 * Whether a password is found at once by somebody who guesses. Capitals, signs and digits around a word hide nothing.
 * @param isCommon whether a password in small letters is on the list of those that everybody uses
 */
export function guessable(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): Guessable | undefined {
  const bare = lettersAndDigits(password)
  const core = withoutDigitsAround(bare)
  const words = personalWords(owner)
  if ([bare, core].some((text) => words.has(text))) return 'personal'
  const few = new Set(password).size <= 2
  return few || isCommon(password.toLowerCase()) || isCommon(bare) ? 'common' : undefined
}

function personalWords({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const [localPart = '', domain = ''] = email.split('@')
  const own = [email, localPart, domain, ...localPart.split(/[._+-]/), ...domain.split('.')]
  const names = [firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`]
  return new Set([...own, ...names, ...SHOP_WORDS].map(lettersAndDigits).filter((word) => word !== ''))
}

/** Character by character: an expression for the end of a text takes more than linear time. */
function withoutDigitsAround(text: string): string {
  const signs = [...text]
  const isLetter = (sign: string) => !/\d/.test(sign)
  return signs.slice(Math.max(0, signs.findIndex(isLetter)), signs.findLastIndex(isLetter) + 1).join('')
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
