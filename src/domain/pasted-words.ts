import { PIECE_NOUNS } from './sale-nouns.ts'

/** Words that lists are written with, in the languages of the spreadsheets that purchasers keep. */

/** What a head says of its column. */
export type HeadWord = 'price' | 'quantity' | 'code' | 'name' | 'note'

const LONGEST = 40

const HEADS: Readonly<Record<HeadWord, string>> = {
  price: 'price cost preis prix precio prezzo prijs betrag montant importe importo bedrag',
  quantity: `qty quantity quantities menge anzahl stuck stuckzahl stk quantite qte nombre pieces cantidad quantita aantal
    orderqty orderquantity qtytoorder qtyordered quantityordered bestellmenge`,
  code: `code sku artnr artikelnr artikelnummer bestellnr bestellnummer itemno itemnumber partno partnumber productno
    reference ref referenz referenza referencia codice codigo artno`,
  name: `name nombre description bezeichnung beschreibung designation libelle product produkt produit article artikel
    item mat`,
  note: 'note notes remark remarks comment comments bemerkung bemerkungen notiz remarque commentaire nota opmerking',
}
const STEMS = (['price', 'quantity', 'code', 'name', 'note'] as const).map(
  (head) => [head, HEADS[head].split(/\s+/)] as const,
)

/** Beside a number, without dots. */
const COUNT_WORDS: ReadonlySet<string> = new Set(
  `pc pcs piece pieces ea each no nos unit units off qty quantity count menge anzahl stk stck stück st pièce pièces pce
    pces unité unités qté`.split(/\s+/),
)
/** What some words for quantities may mean as well over a column: numbers of rows, prices of each. */
const ALSO: ReadonlyMap<string, HeadWord> = new Map([
  ...['no', 'nos'].map((word) => [word, 'code'] as const),
  ...['unit', 'units', 'unite', 'unites', 'each', 'ea', 'off'].map((word) => [word, 'price'] as const),
])

/** What a head may say, the likeliest first, and whether all of it says so: `Qty`, but not `Pack qty`. */
export interface ReadHead {
  words: HeadWord[]
  isWhole: boolean
}

/**
 * What a cell may say of the column below it: `nombre` is a quantity in French and a name in Spanish. A whole word goes
 * before one that only begins or ends so. No words where it says nothing of it.
 */
export function readHead(cell: string): ReadHead {
  const word = lettersOf(cell.slice(0, LONGEST))
  const isCount = isCountWord(cell.trim())
  const also = isCount ? ALSO.get(word) : undefined
  if (also !== undefined) return { words: ['quantity', also], isWhole: true }
  const whole = STEMS.filter(([head, stems]) => stems.includes(word) || (isCount && head === 'quantity')).map(
    ([head]) => head,
  )
  if (whole.length > 0) return { words: whole, isWhole: true }
  const akin = STEMS.find(([, stems]) => stems.some((stem) => word.startsWith(stem) || word.endsWith(stem)))
  return { words: akin === undefined ? [] : [akin[0]], isWhole: false }
}

export function headWords(cell: string): HeadWord[] {
  return readHead(cell).words
}

/** A row with a number or a code in it is one of the list, though words such as `pcs` stand there too. */
export function mayBeHead(cells: readonly string[]): boolean {
  return !cells.some((cell) => /\d/.test(cell) && !/\s/.test(cell.trim()))
}

/** Letters without their marks. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}

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
