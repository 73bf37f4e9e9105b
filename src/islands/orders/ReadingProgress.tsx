import { useStore } from '@nanostores/react'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $reading, type Reading, readOrderLines, stopReading } from '#stores/order-lines.ts'
import * as words from '#words/buy-again.ts'
import * as common from '#words/common.ts'
import styles from './ReadingProgress.module.css'

/**
 * How far the reading of many orders has got, and the way to stop it or go on. It keeps its place once all are
 * read: what stands below it is pressed meanwhile.
 */
export function ReadingProgress() {
  const reading = useStore($reading)
  const said = sentence(reading)
  return (
    <div className={styles.progress}>
      <p role="status">{said}</p>
      {(reading.status === 'reading' || reading.status === 'pausing') && (
        <>
          <progress
            max={reading.all}
            value={reading.read}
            aria-label={words.readingOrders(reading.read, reading.all)}
          />
          <PassingButton className="button quiet" onClick={stopReading}>
            {words.stop}
          </PassingButton>
        </>
      )}
      {(reading.status === 'stopped' || reading.status === 'failed') && (
        <PassingButton className="button quiet" onClick={() => void readOrderLines()}>
          {reading.status === 'stopped' ? words.goOn : common.tryAgain}
        </PassingButton>
      )}
    </div>
  )
}

function sentence(reading: Reading): string {
  switch (reading.status) {
    case 'unread':
      return ''
    case 'read':
      return words.allRead(reading.all)
    case 'reading':
      return words.readingOrders(reading.read, reading.all)
    case 'pausing':
      return words.pausing(reading.read, reading.all)
    case 'stopped':
      return words.stopped(reading.read, reading.all)
    case 'failed':
      return words.readingFailed(reading.read, reading.all)
  }
}
