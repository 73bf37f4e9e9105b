import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $sessions, endOtherSessions, loadSessions } from '#stores/account-sessions.ts'
import styles from './AccountHome.module.css'

const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the customer is logged in, and the way out of all places but this one. */
export function LoggedInPlaces() {
  const sessions = useStore($sessions)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    void loadSessions()
  }, [])

  async function end() {
    setBusy(true)
    await endOtherSessions().finally(() => setBusy(false))
  }

  if (sessions === undefined) return null
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>Where you are logged in</h2>
      </div>
      <dl>
        {sessions.map(({ id, device, seenAtMs, current }) => (
          <div key={id}>
            <dt>{current ? 'This device' : `Last seen ${MOMENT.format(seenAtMs)}`}</dt>
            <dd>{device}</dd>
          </div>
        ))}
      </dl>
      {sessions.length > 1 && (
        <p>
          <button type="button" className="button quiet" disabled={busy} onClick={end}>
            Log out everywhere else
          </button>
        </p>
      )}
    </section>
  )
}
