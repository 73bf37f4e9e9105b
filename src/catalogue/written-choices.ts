import type { DatabaseSync } from 'node:sqlite'

/** What an item can be chosen by. */
export type ItemChoice = [itemId: string, fact: string, key: string, name: string]

/**
 * Lays out what items can be chosen by as lists ask for it: in the order of the shelves, and counted for each sub-category,
 * each main category and the whole range. Shelves are sub-categories by their row, those of a main category side by side.
 */
const LAID_OUT = `
  INSERT INTO shelf_choice
  SELECT fact, key, sub_category.rowid, position, item_id
  FROM item_choice JOIN listing USING (item_id) JOIN sub_category ON sub_category.id = sub_id;

  INSERT INTO list_choice
  SELECT 'sub', sub_id, fact, key, min(item_choice.name), count(*)
  FROM item_choice JOIN listing USING (item_id) GROUP BY sub_id, fact, key;

  INSERT INTO list_choice
  SELECT 'main', main_id, fact, key, min(item_choice.name), count(DISTINCT item_id)
  FROM item_choice JOIN listing USING (item_id) JOIN sub_category ON sub_category.id = sub_id
  GROUP BY main_id, fact, key;

  INSERT INTO list_choice
  SELECT 'range', '', fact, key, min(item_choice.name), count(DISTINCT item_id)
  FROM item_choice JOIN listing USING (item_id) GROUP BY fact, key;
`

/** Writes the choices of the lists of a snapshot, whose categories and listings are there. */
export function writeChoices(database: DatabaseSync, choices: readonly ItemChoice[]): void {
  database.exec('CREATE TEMP TABLE item_choice (item_id TEXT, fact TEXT, key TEXT, name TEXT)')
  const insert = database.prepare('INSERT INTO item_choice VALUES (?, ?, ?, ?)')
  for (const choice of choices) insert.run(...choice)
  database.exec(`${LAID_OUT} DROP TABLE temp.item_choice`)
}
