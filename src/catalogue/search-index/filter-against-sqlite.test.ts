import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChoiceColumn, NumberColumn } from '#search/filter-files.ts'
import { type Column, conditionOf, countRows, firstRows, rowsLeft, sortRows } from '#search/filter-rows.ts'
import type { Chosen } from '#search/filter-selection.ts'

type Coded = (Omit<ChoiceColumn, 'rows'> | Omit<NumberColumn, 'rows'>) & { rows: number[] }

const columnOf = (content: Coded): Column => ({
  rows: Uint32Array.from(content.rows),
  codes: 'sets' in content ? content.sets.length : content.values.length + 1,
})

test('rows, counts and orders are those of SQLite, whatever is chosen', () => {
  const ITEMS = 300
  const names = ['material', 'colour', 'brand'] as const
  const values = Array.from({ length: 40 }, (_, index) => index * 25)
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE item (row INTEGER PRIMARY KEY, thickness INTEGER, price INTEGER)')
  database.exec('CREATE TABLE has (row INTEGER, fact TEXT, choice TEXT)')
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const contents: Record<string, Coded> = {}
  for (const name of names) {
    const sets = [[], [0], [1], [2], [0, 1], [1, 2], [3]]
    contents[name] = {
      choices: ['a', 'b', 'c', 'd'].map((key) => [key, '']),
      sets,
      rows: Array.from({ length: ITEMS }, () => random(sets.length)),
    }
  }
  for (const name of ['thickness', 'price'])
    contents[name] = { values, rows: Array.from({ length: ITEMS }, () => random(values.length + 1)) }
  const insert = database.prepare('INSERT INTO item VALUES (?, ?, ?)')
  const insertChoice = database.prepare('INSERT INTO has VALUES (?, ?, ?)')
  for (let row = 0; row < ITEMS; row += 1) {
    const number = (name: string) => {
      const place = contents[name]?.rows[row] ?? 0
      return place === 0 ? null : (values[place - 1] ?? null)
    }
    insert.run(row, number('thickness'), number('price'))
    for (const name of names) {
      const content = contents[name]
      if (content === undefined || !('sets' in content)) continue
      for (const choice of content.sets[content.rows[row] ?? 0] ?? [])
        insertChoice.run(row, name, content.choices[choice]?.[0] ?? '')
    }
  }

  const whereOf = (fact: string, chosen: Chosen): string => {
    if (chosen.kind === 'choices') {
      const keys = chosen.keys.map((key) => `'${key}'`).join(',')
      const any = `row IN (SELECT row FROM has WHERE fact = '${fact}' AND choice IN (${keys}))`
      const none = `row NOT IN (SELECT row FROM has WHERE fact = '${fact}')`
      return chosen.unstated ? `(${any} OR ${none})` : any
    }
    const bounds = [
      ...(chosen.least === undefined ? [] : [`${fact} >= ${chosen.least}`]),
      ...(chosen.most === undefined ? [] : [`${fact} <= ${chosen.most}`]),
    ]
    const within = bounds.length === 0 ? '0' : bounds.join(' AND ')
    return chosen.unstated ? `((${within}) OR ${fact} IS NULL)` : `(${within})`
  }
  const rowsOf = (where: string[], order = 'row') =>
    database
      .prepare(`SELECT row FROM item WHERE ${['1', ...where].join(' AND ')} ORDER BY ${order}`)
      .all()
      .map(({ row }) => Number(row))

  const bound = fc.option(fc.integer({ min: -10, max: 1_010 }), { nil: undefined })
  const chosenOf = (fact: string): fc.Arbitrary<Chosen> =>
    names.some((name) => name === fact)
      ? fc.record({
          kind: fc.constant('choices'),
          keys: fc.subarray(['a', 'b', 'c', 'd', 'z']),
          unstated: fc.boolean(),
        })
      : fc.record({ kind: fc.constant('range'), least: bound, most: bound, unstated: fc.boolean() })
  const selection = fc.record(Object.fromEntries(Object.keys(contents).map((fact) => [fact, chosenOf(fact)])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(selection, (chosen) => {
      const loaded = Object.entries(contents).map(([fact, content]) => ({ fact, content, column: columnOf(content) }))
      const conditions = loaded.flatMap(({ fact, content, column }) => {
        const own = chosen[fact]
        return own === undefined ? [] : [{ fact, ...conditionOf({ column, content: { ...content, rows: '' } }, own) }]
      })
      const rows = rowsLeft(ITEMS, conditions)
      const counts = countRows(
        ITEMS,
        conditions,
        loaded.map(({ column }) => column),
      )
      const where = (except?: string) =>
        Object.entries(chosen).flatMap(([fact, own]) =>
          fact === except || own === undefined ? [] : [whereOf(fact, own)],
        )
      expect([...rows]).toEqual(rowsOf(where()))
      for (const [index, { fact, content }] of loaded.entries()) {
        const expected = new Array(counts[index]?.length).fill(0)
        for (const row of rowsOf(where(fact))) expected[content.rows[row] ?? 0] += 1
        expect([...(counts[index] ?? [])]).toEqual(expected)
      }
      for (const { fact, content, column } of loaded) {
        if ('sets' in content) continue
        for (const [direction, way] of [[1, 'ASC'] as const, [-1, 'DESC'] as const]) {
          // What states nothing is last either way, and equal ones are in the order of the shelves.
          const ordered = rowsOf(where(), `${fact} IS NULL, ${fact} ${way}, row`)
          expect([...sortRows(rows, column, direction)]).toEqual(ordered)
          expect([...firstRows(rows, column, direction, 6)]).toEqual(ordered.slice(0, 6))
        }
      }
    }),
    { numRuns: Number(process.env.FILTER_RUNS ?? 300) },
  )
  database.close()
})
