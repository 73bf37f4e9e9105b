import * as v from 'valibot'
import { asciiDigits } from './ascii-digits.ts'
import type { FieldProblem } from './field-problem.ts'
import { optionalLine } from './form-line.ts'

const NONE = `
Angola|Antigua and Barbuda|Bahamas|Belize|Benin|Bolivia|Botswana|Burkina Faso|Burundi|Cameroon|Central African Republic|
Chad|Comoros|Congo - Brazzaville|Congo - Kinshasa|Côte d’Ivoire|Djibouti|Dominica|Equatorial Guinea|Eritrea|Fiji|Gabon|
Gambia|Ghana|Grenada|Guyana|Jamaica|Kiribati|Libya|Malawi|Mali|Mauritania|Nauru|Palestinian Territories|Panama|Qatar|
Rwanda|Samoa|São Tomé and Príncipe|Seychelles|Sierra Leone|Solomon Islands|South Sudan|St Kitts and Nevis|St Lucia|
Suriname|Syria|Timor-Leste|Togo|Tonga|Tuvalu|Uganda|United Arab Emirates|Vanuatu|Yemen|Zimbabwe`

const WITH_LETTERS = `
Andorra|Argentina|Azerbaijan|Barbados|Brunei|Canada|Eswatini|Ireland|Kazakhstan|Latvia|Lithuania|Malta|Mauritius|Moldova|
Netherlands|Peru|Somalia|St Vincent and the Grenadines|United Kingdom|Venezuela`

const PARTED = `
Brazil|Chile|Czechia|Greece|India|Iran|Japan|Lebanon|Marshall Islands|Micronesia|Palau|Poland|Portugal|Saudi Arabia|
Slovakia|Sweden|United States`

const WITH_STATE = `
Argentina|Armenia|Australia|Bahamas|Barbados|Belarus|Brazil|Canada|Cape Verde|Chile|China|Colombia|Costa Rica|Cuba|Egypt|
El Salvador|Estonia|Honduras|India|Indonesia|Iran|Iraq|Italy|Jamaica|Japan|Kazakhstan|Kiribati|Latvia|Lithuania|
Malaysia|Marshall Islands|Mexico|Micronesia|Mongolia|Mozambique|Nauru|Nicaragua|Nigeria|North Korea|Palau|Panama|
Papua New Guinea|Peru|Philippines|Romania|Russia|Seychelles|Somalia|South Korea|Spain|St Kitts and Nevis|Suriname|Taiwan|
Thailand|Türkiye|Tuvalu|Ukraine|United Arab Emirates|United States|Uruguay|Uzbekistan|Venezuela|Vietnam`

/**
 * How countries write their postal codes, by the names of `countryNames`, and which name a state in an address: the
 * Universal Postal Union's addressing data, as collected in CLDR 26 (postalCodeData) and libaddressinput. Every country
 * that is not named has codes of digits alone and no state.
 */
export const addressTable = {
  none: listed(NONE),
  withLetters: listed(WITH_LETTERS),
  /** Digits, with a space or a hyphen between them: `00-950`. */
  parted: listed(PARTED),
  withState: listed(WITH_STATE),
} as const

/** As records from elsewhere name countries whose codes are not of digits alone. */
const OTHER_NAMES = {
  withLetters: listed(
    'UK|U.K.|GB|Great Britain|England|Scotland|Wales|Northern Ireland|Republic of Ireland|Eire|Éire|Holland|The Netherlands',
  ),
  parted: listed('USA|U.S.A.|US|U.S.|United States of America|America|Czech Republic|Slovak Republic'),
}

/** What an address has to say of its region; a country's name as `countryNames` spells it, empty before one is chosen. */
export interface Region {
  state: string
  postalCode: string
  country: string
}

export type PostalCodeKind = 'digits' | 'parted' | 'letters'

/** Of which signs a country's codes are. Until a country is chosen, and where none are usual, letters are possible. */
export function postalCodeKind(country: string): PostalCodeKind {
  const { none, withLetters, parted } = addressTable
  if (country === '' || none.has(country)) return 'letters'
  if (withLetters.has(country) || OTHER_NAMES.withLetters.has(country)) return 'letters'
  return parted.has(country) || OTHER_NAMES.parted.has(country) ? 'parted' : 'digits'
}

/** Whether an address there is incomplete without a postal code. */
export function needsPostalCode(country: string): boolean {
  return !addressTable.none.has(country)
}

/** Whether an address there is incomplete without a state; one without a country is. */
export function needsState(country: string): boolean {
  return country === '' || addressTable.withState.has(country)
}

const SIGNS: Readonly<Record<PostalCodeKind, RegExp>> = {
  digits: /^\d+$/,
  parted: /^\d+(?:[ -]\d+)*$/,
  letters: /^[a-z\d]+(?:[ -][a-z\d]+)*$/i,
}

/** What is wrong with a postal code in a country; undefined when nothing is. */
export function postalCodeProblem(country: string, postalCode: string): FieldProblem | undefined {
  const code = postalCode.trim()
  if (code === '') return needsPostalCode(country) ? 'postal-code-missing' : undefined
  return SIGNS[postalCodeKind(country)].test(code) ? undefined : 'postal-code-not-a-number'
}

/** What is wrong with a state in a country; undefined when nothing is. */
export function stateProblem(country: string, state: string): FieldProblem | undefined {
  return state.trim() === '' && needsState(country) ? 'state-missing' : undefined
}

/** State and postal code for an object schema; what a country asks of them is said by `regionRule`. */
export const RegionFields = { state: optionalLine, postalCode: v.pipe(optionalLine, v.transform(asciiDigits)) }

/** For the end of a pipe whose object has `RegionFields` and a country: what that country asks of them. */
export function regionRule<T extends Region>({ stateOptional = false } = {}): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { country, state, postalCode } = dataset.value
    const input = { country, state, postalCode }
    const say = (key: 'state' | 'postalCode', message: FieldProblem | undefined) => {
      if (message === undefined) return
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }
    if (!stateOptional) say('state', stateProblem(country, state))
    say('postalCode', postalCodeProblem(country, postalCode))
  })
}

function listed(names: string): ReadonlySet<string> {
  return new Set(names.replace(/\n/g, '').split('|'))
}
