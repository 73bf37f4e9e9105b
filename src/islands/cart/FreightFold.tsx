import { type ComponentType, useState } from 'react'
import { orSay } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/delivery-facts.ts'
import styles from './DeliveryFacts.module.css'

/** How the cart would travel, behind its title: the estimate is loaded when somebody opens it. */
export function FreightFold() {
  const [Table, setTable] = useState<ComponentType>()

  async function load() {
    const loaded = await orSay(import('./FreightTable.tsx'), common.notLoaded)
    if (loaded !== undefined) setTable(() => loaded.FreightTable)
  }

  return (
    <details onToggle={({ currentTarget }) => void (currentTarget.open && Table === undefined && load())}>
      <summary className={styles.fold}>{words.howItTravels}</summary>
      {Table !== undefined && <Table />}
    </details>
  )
}
