import { PIECE_NOUNS } from './sale-terms.ts'

/** Words that lists are written with, in the languages of the spreadsheets that purchasers keep. */

/** What a head says of its column. */
export type HeadWord = 'price' | 'quantity' | 'code' | 'name' | 'note'

const LONGEST = 40

const HEADS: Readonly<Record<HeadWord, string>> = {
  price: 'price preis prix precio prezzo prijs betrag montant importe importo bedrag',
  quantity:
    'qty quantity quantities menge anzahl stuck stuckzahl stk quantite qte nombre pieces cantidad quantita aantal',
  code: `code sku artnr artikelnr artikelnummer bestellnr bestellnummer itemno itemnumber partno partnumber productno
    reference ref referenz referenza referencia codice codigo artno`,
  name: `name nombre description bezeichnung beschreibung designation libelle product produkt produit article artikel
    item mat`,
  note: 'note notes remark remarks comment comments bemerkung bemerkungen notiz remarque commentaire nota opmerking',
}
const STEMS = (['price', 'quantity', 'code', 'name', 'note'] as const).map(
  (head) => [head, HEADS[head].split(/\s+/)] as const,
)

/**
 * What a cell may say of the column below it, the likeliest first: `nombre` is a quantity in French and a name in
 * Spanish. A whole word goes before one that only begins or ends so. Empty where it is no such word.
 */
export function headWords(cell: string): HeadWord[] {
  const folded = cell.slice(0, LONGEST).normalize('NFKD').toLowerCase()
  const word = folded.replace(/[^\p{L}]/gu, '')
  const whole = STEMS.filter(([, stems]) => stems.includes(word))
  const akin = STEMS.filter(([, stems]) => stems.some((stem) => word.startsWith(stem) || word.endsWith(stem)))
  return (whole.length > 0 ? whole : akin.slice(0, 1)).map(([head]) => head)
}

/** Beside a number, without dots. */
const COUNT_WORDS: ReadonlySet<string> = new Set(
  `pc pcs piece pieces ea each no nos unit units off qty quantity menge anzahl stk stck stück st pièce pièces pce pces
    unité unités qté`.split(/\s+/),
)

/** Whether a word only says that the number beside it counts something: `pcs`, `Stk.`, `Qty:`. */
export function isCountWord(word: string): boolean {
  return COUNT_WORDS.has(word.toLowerCase().replace(/[.:]{1,2}$/, ''))
}

/** Whether a word says what is counted, as the shop does: `sheets`. It may be a part of a name as well. */
export function isPieceWord(word: string): boolean {
  const noun = word.toLowerCase().replace(/s$/, '')
  return PIECE_NOUNS.some((known) => known === noun)
}

export function isCountSign(word: string): boolean {
  return /^[x×*]$/i.test(word)
}
