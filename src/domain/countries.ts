/** Members of the United Nations, the Holy See, Kosovo, Palestine and Taiwan, by ISO 3166-1 code. */
const CODES = `
AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU
CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ
IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU
MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM
SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW
`

/**
 * The names of all countries, in the order of the alphabet, as the running platform's Unicode data spells them. Asked for
 * when pages are built, so that everyone chooses from the same spelling and no script carries the list.
 */
export function countryNames(): string[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region', fallback: 'code' })
  return CODES.trim()
    .split(/\s/)
    .map((code) => names.of(code) ?? code)
    .toSorted(new Intl.Collator('en').compare)
}
