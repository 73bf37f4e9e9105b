import { describe, expect, test } from 'vitest'
import { readPastedList } from './pasted-list.ts'

/** `A-1 × 3`, `A-1 ? problem`, or what is wanted; with what is kept beside it in brackets. */
function read(text: string): string[] {
  return readPastedList({ text }).rows.map(({ wanted, otherwise, note, quantity }) => {
    const beside = [otherwise, note].some((cell) => cell !== '') ? ` [${otherwise}|${note}]` : ''
    if (quantity.status === 'stated') return `${wanted} × ${quantity.quantity}${beside}`
    return (quantity.status === 'unstated' ? wanted : `${wanted} ? ${quantity.problem}`) + beside
  })
}
const heads = (text: string) => readPastedList({ text }).heads

describe('the column of quantities', () => {
  test.each([
    ['is the first one behind the codes', 'A-1;3;9\nB-2;4;8', ['A-1 × 3', 'B-2 × 4']],
    ['or else the last one before them', '9;3;A-1\n8;4;B-2', ['A-1 × 3', 'B-2 × 4']],
    ['is the one that is named so', 'Code;Pack;Qty\nA-1;10;3\nB-2;10;4', ['A-1 × 3', 'B-2 × 4']],
    ['is none that is named as prices', 'Preis;Code;Preis/Stück;Pack\n9;A-1;7;3\n9;B-2;8;4', ['A-1 × 3', 'B-2 × 4']],
    ['is none that counts the rows', 'A-1;1;3\nB-2;2;4\nC-3;3;5', ['A-1 × 3', 'B-2 × 4', 'C-3 × 5']],
    ['nor one that does under a head', 'Art;Pos;Zahl\nA-1;7;3\nB-2;8;4\nC-3;9;5', ['A-1 × 3', 'B-2 × 4', 'C-3 × 5']],
    ['but where there is no other', 'A-1;1\nB-2;2\nC-3;3', ['A-1 × 1', 'B-2 × 2', 'C-3 × 3']],
    ['and where it only begins so', 'A-1;1;3\nB-2;2;4\nC-3;3;5\nD-4;9;6', ['A-1 × 1', 'B-2 × 2', 'C-3 × 3', 'D-4 × 9']],
    ['and where two rows are too few to tell', 'A-1;7;3\nB-2;8;4', ['A-1 × 7', 'B-2 × 8']],
    ['may be of fractions alone', 'A-1;mat;1,5\nB-2;mats;2,5', ['A-1 ? fraction [mat|]', 'B-2 ? fraction [mats|]']],
    ['holds some words as well', 'A-1;3\nB-2;some\nC-3;4', ['A-1 × 3', 'B-2 ? no-number', 'C-3 × 4']],
    [
      'is none of words with a number among them',
      'A-1;red\nB-2;3\nC-3;blue\nD-4;grey',
      ['A-1 [red|]', 'B-2 [3|]', 'C-3 [blue|]', 'D-4 [grey|]'],
    ],
    ['is not the column of codes, whatever that is called', 'Qty;Foo\nA-1;3\nB-2;4', ['A-1 × 3', 'B-2 × 4']],
    [
      'nor is it where some codes look like quantities',
      'A-1;mat\n12;mats\n13;mat',
      ['A-1 [mat|]', '12 [mats|]', '13 [mat|]'],
    ],
    ['is the one behind prices', 'A-1;5.50;3\nB-2;6.50;4', ['A-1 × 3', 'B-2 × 4']],
    ['is the one behind whole prices', 'A-1;89.00;3\nB-2;45.00;4', ['A-1 × 3', 'B-2 × 4']],
    ['is the one behind prices with a comma', 'A-1;89,00;3\nB-2;45,50;4', ['A-1 × 3', 'B-2 × 4']],
    ['may have two places where nothing else counts', 'A-1;12.00\nB-2;3.00', ['A-1 × 12', 'B-2 × 3']],
    [
      'is none of words with a price among them',
      'A-1;red\nB-2;1,5\nC-3;blue',
      ['A-1 [red|]', 'B-2 [1,5|]', 'C-3 [blue|]'],
    ],
    [
      'may be half of words, which are no names then',
      'A-1;3\nB-2;some\nC-3;4\nD-4;few',
      ['A-1 × 3', 'B-2 ? no-number', 'C-3 × 4', 'D-4 ? no-number'],
    ],
    [
      'may be half of fractions',
      'A-1;3\nB-2;1,5\nC-3;4\nD-4;2,5',
      ['A-1 × 3', 'B-2 ? fraction', 'C-3 × 4', 'D-4 ? fraction'],
    ],
    ['is the one of pieces', 'Code;Length;Width;Pcs\nA-1;1830;1220;3\nB-2;1220;900;4', ['A-1 × 3', 'B-2 × 4']],
    ['is the one of units', 'Code;Cost;Units\nA-1;89;3\nB-2;12;4', ['A-1 × 3', 'B-2 × 4']],
    ['is the one of a count', 'Code;Thickness;Count\nA-1;17;3\nB-2;12;4', ['A-1 × 3', 'B-2 × 4']],
    ['may be called a number behind the codes', 'Code;Thickness;No.\nA-1;17;3\nB-2;12;5', ['A-1 × 3', 'B-2 × 5']],
    ['is no number of a row before them', 'No.;Code;Zahl\n10;A-1;3\n20;B-2;5', ['A-1 × 3', 'B-2 × 5']],
    ['nor one where another is named', 'No.;Code;Qty\n1;A-1;3\n2;B-2;4', ['A-1 × 3', 'B-2 × 4']],
    ['is none of prices of each', 'Code;Qty;Each\nA-1;3;89\nB-2;4;12', ['A-1 × 3', 'B-2 × 4']],
    ['is the one of each where no other is', 'Code;Cost;Each\nA-1;89;3\nB-2;12;4', ['A-1 × 3', 'B-2 × 4']],
    ['is not that of a pack', 'Code;Pack Qty;Qty\nA-1;10;3\nB-2;10;4', ['A-1 × 3', 'B-2 × 4']],
    ['is the one that is called so and no more', 'Code;Lagermenge;Menge\nA-1;10;3\nB-2;10;4', ['A-1 × 3', 'B-2 × 4']],
    ['is what is ordered', 'Code;Stock Qty;Order Qty\nA-1;10;3\nB-2;10;4', ['A-1 × 3', 'B-2 × 4']],
    ['is the one that holds numbers of those named so', 'Code;Qty;Pcs\nA-1;;3\nB-2;;4', ['A-1 × 3', 'B-2 × 4']],
    ['is none of units by name', 'A-1;3;Stk\nB-2;4;pcs', ['A-1 × 3 [Stk|]', 'B-2 × 4 [pcs|]']],
    ['is named below a title', 'Barn\nCode;Pack;Qty\nA-1;10;3\nB-2;10;4', ['A-1 × 3', 'B-2 × 4']],
    ['also below one of two cells', 'Barn;;new\nCode;Pack;Qty\nA-1;10;3\nB-2;10;4', ['A-1 × 3', 'B-2 × 4']],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })
})

describe('of several columns that may hold quantities', () => {
  test.each([
    ['none is chosen', 'Code;Qty;Pcs\nA-1;3;30\nB-2;4;40', ['A-1 ? two-numbers', 'B-2 ? two-numbers']],
    [
      'that only sound so neither',
      'Code;Stock qty;Pack qty\nA-1;3;30\nB-2;4;30',
      ['A-1 ? two-numbers', 'B-2 ? two-numbers'],
    ],
    [
      'nor below a head that names none',
      'Code;Long;Wide\nA-1;1830;1220\nB-2;1220;900',
      ['A-1 ? two-numbers', 'B-2 ? two-numbers'],
    ],
    [
      'none is chosen for one of them is empty',
      'Code;Qty;Pcs\nA-1;;30\nB-2;4;40',
      ['A-1 ? two-numbers', 'B-2 ? two-numbers'],
    ],
    [
      'the first will do where they say the same',
      'Code;Qty;Pcs\nA-1;3;3\nB-2;4;\nC-3;5;5',
      ['A-1 × 3', 'B-2 × 4', 'C-3 × 5'],
    ],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  test('all are repeated', () => {
    const { rows } = readPastedList({ text: 'Code;Qty;Pcs\nA-1;3;30\nB-2;;40' })
    expect(rows.map(({ quantity }) => quantity)).toMatchObject([{ written: '3 … 30' }, { written: '– … 40' }])
  })
})

describe('the column of what is wanted', () => {
  test.each([
    ['has the most codes', 'A-1;y1;3\nB-2;mat;4', ['A-1 × 3 [y1|]', 'B-2 × 4 [mat|]']],
    [
      'is the one of codes that is named so',
      'SKU;EAN;Qty\nA-1;4006381333931;3\nB-2;4006381333932;4',
      ['A-1 × 3', 'B-2 × 4'],
    ],
    [
      'also where it stands behind another',
      'EAN;SKU;Qty\n4006381333931;A-1;3\n4006381333932;B-2;4',
      ['A-1 × 3', 'B-2 × 4'],
    ],
    ['is one of names where there are no codes', 'Ribbed mat;3\nCoir mat;4', ['Ribbed mat × 3', 'Coir mat × 4']],
    [
      'of two the one that is named so',
      'Colour;Product;Qty\nDark red;Ribbed mat;3\nBlue;Coir mat;4',
      ['Ribbed mat × 3 [Dark red|]', 'Coir mat × 4 [Blue|]'],
    ],
    ['is a single name as well', 'Ribbed mat;3', ['Ribbed mat × 3']],
    [
      'is one that is named so where nothing says how many',
      'EAN;SKU\n4006381333931;A-1\n4006381333932;B-2',
      ['A-1', 'B-2'],
    ],
    [
      'not the one below a title that is called like it',
      'Reference\nEAN;SKU;Qty\n4006381333931;A-1;3\n4006381333932;B-2;4',
      ['A-1 × 3', 'B-2 × 4'],
    ],
    [
      'is that of a single code before one of names',
      'A-1;Ribbed mat;3\nred;Coir mat;4\nblue;Soft mat;5',
      ['A-1 × 3 [Ribbed mat|]', 'red × 4 [Coir mat|]', 'blue × 5 [Soft mat|]'],
    ],
    [
      'not one of cells that stand alone',
      ';X-1;\n;X-2;\n;X-3;\nA-1;;3\nB-2;;4',
      ['X-1 ? missing', 'X-2 ? missing', 'X-3 ? missing', 'A-1 × 3', 'B-2 × 4'],
    ],
    ['is one of numbers that is named so', 'Qty;Code\n5;1234\n6;1235', ['1234 × 5', '1235 × 6']],
    ['or else the first that is not empty', ';1234;5\n;1235;6', ['1234 × 5', '1235 × 6']],
    ['not that of a name over many numbers', 'Foo;Bar\n12;3\n13;4', ['Foo ? no-number', '12 × 3', '13 × 4']],
    [
      'nor one of prices, however a currency is written',
      'Unit price;Product;Qty;Total price\nA$12.50;Ribbed mat;3;A$37.50\nPrice on request;Coir mat;4;',
      ['Ribbed mat × 3', 'Coir mat × 4'],
    ],
    [
      'nor that of notes',
      'Qty;Note;Foo\n3;B-1;left mat\n4;B-2;right mat',
      ['left mat × 3 [|B-1]', 'right mat × 4 [|B-2]'],
    ],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  test('a row whose code is missing is wanted by its name', () => {
    expect(read('A-1;Ribbed mat;3\n;Coir mat;4')).toEqual(['A-1 × 3 [Ribbed mat|]', 'Coir mat × 4 [Coir mat|]'])
  })

  test('a row is read the other way round where it is written so, by code or name', () => {
    expect(read('A-1;3\n4;B-2\n5;Ribbed mat\n6;7')).toEqual(['A-1 × 3', 'B-2 × 4', 'Ribbed mat × 5', '6 × 7'])
  })

  test('a row with a single cell is a line, wherever the cell stands', () => {
    expect(read('A-1;3;\n;4 x B-2;\nC-3 x 5')).toEqual(['A-1 × 3', 'B-2 × 4', 'C-3 × 5'])
  })
})

describe('a comma', () => {
  test.each([
    ['may part two numbers or belong to one', 'A-1,12,55', ['A-1 ? two-numbers']],
    ['may do so in one row of many', 'A-1,1,5\nB-2,2', ['A-1 ? two-numbers', 'B-2 × 2']],
    ['parts columns that are named', 'Code,Qty,Pack\nA-1,1,5\nB-2,2,6', ['A-1 × 1', 'B-2 × 2']],
    ['parts a price from a quantity', 'A-1,1,5.50\nB-2,2,6.50', ['A-1 × 1', 'B-2 × 2']],
    ['parts a quantity with its sign from another number', 'A-1,x1,5', ['A-1 × 1']],
    ['parts one with its word from another number', 'A-1,1 pcs,5', ['A-1 × 1']],
    ['may stand in one row below a head', 'Code,Qty\nA-1,1\nB-2,2,5', ['A-1 × 1', 'B-2 ? two-numbers']],
    ['does not part numbers where semicolons do', 'A-1;1;5\nB-2;2;6', ['A-1 × 1', 'B-2 × 2']],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  test('what it leaves in doubt is repeated as it was written', () => {
    const [row] = readPastedList({ text: 'A-1,12,55' }).rows
    expect(row?.quantity).toMatchObject({ written: '12,55' })
    const [long] = readPastedList({ text: `Code,Qty\nA-1,${'1'.repeat(45)},5` }).rows
    expect(long?.quantity).toMatchObject({ problem: 'two-numbers', written: '1'.repeat(40) })
  })
})

describe('a row without a code', () => {
  test.each([
    [
      'takes no other words for one where a head says which column holds them',
      'Code;Place;Qty\nA-1;left barn;3\n;right barn;4\n;;5',
      ['A-1 × 3 [left barn|]', ' × 4 [right barn|]', ' × 5'],
    ],
    [
      'whatever stands above the head',
      'Barn\nQty;Place;SKU\n3;left;A-1\n4;right;',
      ['A-1 × 3 [left|]', ' × 4 [right|]'],
    ],
    [
      'is named by its name',
      'Code;Name;Qty\nA-1;Ribbed mat;3\n;Coir mat;4',
      ['A-1 × 3 [Ribbed mat|]', 'Coir mat × 4 [Coir mat|]'],
    ],
    [
      'takes what there is where no head says more',
      'A-1;left barn;3\n;Coir mat;4\n;soft mat;5',
      ['A-1 × 3 [left barn|]', 'Coir mat × 4 [Coir mat|]', 'soft mat × 5 [soft mat|]'],
    ],
    [
      'is not left out where it has no quantity either',
      'Code;Place;Qty\nA-1;left;3\n;far barn;\nB-2;;4',
      ['A-1 × 3 [left|]', 'far barn ? missing', 'B-2 × 4'],
    ],
    ['may be a line of its own', 'Code;Qty\nA-1;3\n12 x B-2\n;C-3', ['A-1 × 3', 'B-2 × 12', 'C-3 ? missing']],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })
})

describe('a row of codes that nothing counts', () => {
  test.each([
    ['is a row of each', 'HH-1, HH-2, HH-3', ['HH-1', 'HH-2', 'HH-3']],
    [
      'also where the rows are of several lengths',
      'HH-1;HH-2\nHH-3\n;HH-4;HH-5',
      ['HH-1', 'HH-2', 'HH-3', 'HH-4', 'HH-5'],
    ],
    ['also of numbers that are as long', '10234\t10235', ['10234', '10235']],
    ['also below what the codes are called', 'Code\nHH-1,HH-2', ['HH-1', 'HH-2']],
    ['is one of a code with its name where they begin in other ways', 'HH-1\tRM-200\nHH-2\tRM-300', ['HH-1', 'HH-2']],
    ['and where their numbers are of other lengths', '10234\t4006381333931', ['10234']],
    ['and where both are the same', 'HH-1\tHH-1', ['HH-1']],
    ['and where each column has its name', 'SKU;Old SKU\nHH-1;HH-01', ['HH-1 [HH-01|]']],
    ['and where words stand beside them', 'HH-1;HH-2;left barn', ['HH-1 [left barn|]']],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  test('keeps its line, and each row its own text', () => {
    const { rows } = readPastedList({ text: '\nHH-1, HH-2' })
    expect(rows.map(({ line, text }) => [line, text])).toEqual([
      [2, 'HH-1'],
      [2, 'HH-2'],
    ])
  })
})

describe('rows above the list', () => {
  test.each([
    ['its head', 'Code;Qty\nA-1;3', ['Code Qty']],
    ['a title as well', 'Barn\nCode;Qty\nA-1;3', ['Barn', 'Code Qty']],
    ['what only names columns of codes', 'Foo;Bar\nA-1;3\nB-2;4', ['Foo Bar']],
    ['the name of one column', 'SKU\nA-1\nB-2', ['SKU']],
    ['a head over names', 'Product;Qty\nRibbed mat;3', ['Product Qty']],
    ['a head of codes alone over names', 'Code;Foo\nRibbed mat;red\nCoir mat;blue', ['Code Foo']],
    ['a title with a number in it', 'Sale x12 mats\nCode;Qty\nA-1;3', ['Sale x12 mats', 'Code Qty']],
    ['the name of one column behind an empty one', ';SKU\n;A-1\n;B-2', ['SKU']],
  ])('are heads: %s', (_, text, expected) => {
    expect(heads(text)).toEqual(expected)
  })

  test.each([
    ['a row with a code', 'A-1;some\nB-2;4'],
    ['a row with a quantity', 'Mat;2\nA-1;3'],
    ['a line with a code', 'A-1\nCode;Qty\nB-2;4'],
    ['a line with a number before', '3 mats\nCode;Qty\nB-2;4'],
    ['a line with a number behind', 'Ribbed mat x12\nCode;Qty\nB-2;4'],
    ['a line with a code behind an empty cell', ';A-1\nCode;Qty\nB-2;4'],
    ['a name like a head with a quantity', 'Code red mat;2\nA-1;3\nB-2;4'],
    ['a name like a head with a fraction', 'Code red mat;1,5\nA-1;3\nB-2;4'],
    ['a code like a head', 'Qty-1;some\nA-1;3\nB-2;4'],
    ['words over a single code', 'Foo;Bar\nA-1;3'],
    ['what may be a name', 'Ribbed mat\nCoir mat'],
    ['what is called like a name', 'Product\nRibbed mat'],
    ['a sentence about codes', 'Code of conduct\nRibbed mat'],
    ['words over names', 'Soft;Brown\nRibbed mat;3\nCoir mat;4'],
    ['what stands below the fifth row', 'a b;c d\ne f;g h\ni j;k l\nm n;o p\nq r;s t\nCode;Qty\nB-2;4'],
  ])('are none: %s', (_, text) => {
    expect(heads(text)).toEqual([])
  })

  test('what names columns below the fifth row names none', () => {
    const titles = 'a b;;c d\n'.repeat(5)
    expect(read(`${titles}Code;Pack;Qty\nB-2;10;4\nA-1;10;3`).slice(-2)).toEqual(['B-2 × 10 [4|]', 'A-1 × 10 [3|]'])
  })

  test('of two rows of words over codes the first names the columns', () => {
    expect(heads('Foo;Bar\nBaz;Qux\nA-1;3\nB-2;4\nC-3;5')).toEqual(['Foo Bar'])
  })
})
