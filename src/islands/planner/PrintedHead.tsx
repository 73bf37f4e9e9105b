import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { language } from '#words/language.ts'
import styles from './PrintedHead.module.css'

/** What stands on paper in place of the fields: which room it is, and of which day. */
export function PrintedHead({ name }: { name: string }) {
  const [day, setDay] = useState(today)

  useEffect(() => {
    // A page may stay open for days.
    const look = () => flushSync(() => setDay(today()))
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])

  return (
    <h2 className={styles.head}>
      <bdi>{name}</bdi>
      <time>{day}</time>
    </h2>
  )
}

function today(): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(Date.now())
}
