import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { insertRow } from './insert.ts'

export const outboxTables = `
  CREATE TABLE IF NOT EXISTS outbox (
    mailID INTEGER PRIMARY KEY,
    sentAt TEXT NOT NULL,
    serviceID TEXT NOT NULL,
    templateID TEXT NOT NULL,
    userID TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT;
`

/** A mail as a template is filled: by name and text. */
export interface Mail {
  serviceID: string
  templateID: string
  userID: string
  fields: Record<string, string>
}

export interface SentMail extends Mail {
  mailID: number
  /** ISO 8601. */
  sentAt: string
}

export interface Outbox {
  send(mail: Mail, date: Date): void
  /** Every mail, newest first. */
  mails(): SentMail[]
}

/** The mails that nobody sends: they are kept to be read. */
export function openOutbox(database: DatabaseSync): Outbox {
  return {
    send: ({ serviceID, templateID, userID, fields }, date) => {
      const row = { sentAt: date.toISOString(), serviceID, templateID, userID, fields: JSON.stringify(fields) }
      insertRow(database, 'outbox', row)
    },
    mails: () => v.parse(v.array(MailRow), database.prepare('SELECT * FROM outbox ORDER BY mailID DESC').all()),
  }
}

const MailRow = v.object({
  mailID: v.number(),
  sentAt: v.string(),
  serviceID: v.string(),
  templateID: v.string(),
  userID: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
})
