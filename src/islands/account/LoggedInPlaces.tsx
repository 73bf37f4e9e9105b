import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { PassingButton } from '#islands/PassingButton.tsx'
import { useBusy } from '#islands/use-busy.ts'
import { $sessions, endOtherSessions, loadSessions } from '#stores/account-sessions.ts'
import * as words from '#words/account.ts'
import { language } from '#words/language.ts'
import styles from './AccountHome.module.css'
import { deviceName } from './device-name.ts'

const MOMENT = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

/** Where the customer is logged in, and the way out of all places but this one. */
export function LoggedInPlaces() {
  const sessions = useStore($sessions)

  useEffect(() => {
    void loadSessions()
  }, [])

  if (sessions === undefined) return null
  return (
    <section className={`${styles.card} ${styles.places}`}>
      <div className={styles.head}>
        <h2>{words.loggedInPlaces}</h2>
      </div>
      <dl>
        {sessions.map(({ id, device, seenAtMs, current }) => (
          <div key={id}>
            <dt>{current ? words.thisDevice : words.lastSeen(MOMENT.format(seenAtMs))}</dt>
            <dd>{deviceName(device)}</dd>
          </div>
        ))}
      </dl>
      {sessions.length > 1 && <EndOthers />}
    </section>
  )
}

function EndOthers() {
  const button = useBusy(endOtherSessions)

  return (
    <p>
      <PassingButton className="button quiet" {...button}>
        {words.endOtherSessions}
      </PassingButton>
    </p>
  )
}
