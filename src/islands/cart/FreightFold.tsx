import { useStore } from '@nanostores/react'
import { useLate } from '#islands/use-late.ts'
import { $orderable } from '#stores/cart-check.ts'
import { orSay } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/delivery-facts.ts'
import type { FreightTableProps } from './FreightTable.tsx'

/** How the cart would travel, behind its title: the estimate is loaded when somebody opens it. */
export function FreightFold(seen: Pick<FreightTableProps, 'known' | 'unit'>) {
  const cart = useStore($orderable)
  const [Table, load] = useLate(freightTable)
  return (
    <details
      className="fold"
      onToggle={({ currentTarget }) =>
        void (currentTarget.open && Table === undefined && orSay(load(), common.notLoaded))
      }
    >
      <summary>{words.howItTravels}</summary>
      {Table !== undefined && <Table cart={cart} {...seen} />}
    </details>
  )
}

const freightTable = async () => (await import('./FreightTable.tsx')).FreightTable
