import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { WireTokenBody } from '#store-api/wire/token.ts'
import { insertRow } from './insert.ts'
import { secretId } from './minted-id.ts'

export const tokenTables = `
  CREATE TABLE IF NOT EXISTS tokens (
    tokenID TEXT PRIMARY KEY,
    tokenType TEXT NOT NULL,
    refID TEXT NOT NULL,
    tokenData TEXT NOT NULL,
    createdDate TEXT NOT NULL,
    expiryDate TEXT NOT NULL,
    tokenStatus TEXT NOT NULL
  ) STRICT;
`

export type Tokens = ReturnType<typeof openTokens>

/** Tokens, kept and handed out as they were sent: whether one is still valid is the caller's business. */
export function openTokens(database: DatabaseSync) {
  return {
    create: (body: WireTokenBody): string => {
      const tokenID = secretId()
      insertRow(database, 'tokens', { ...body, tokenID })
      return tokenID
    },
    byId: (tokenID: string) =>
      v.parse(v.optional(WireTokenBody), database.prepare('SELECT * FROM tokens WHERE tokenID = ?').get(tokenID)),
  }
}
