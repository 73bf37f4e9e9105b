import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MOST_LISTS } from '#domain/list.ts'
import { listPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import offerStyles from '#islands/cart/CartLinkOffer.module.css'
import { PassingButton } from '#islands/PassingButton.tsx'
import { useBusy } from '#islands/use-busy.ts'
import { useHandedOnFocus } from '#islands/use-handed-on-focus.ts'
import { type ListInCart, listIntoCart } from '#stores/list-cart.ts'
import { $listLinkOffer, dismissSharedList, type ListLinkOffer, readSharedList } from '#stores/list-link-offer.ts'
import { makeList } from '#stores/lists.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { LeftOut } from './LeftOut.tsx'
import { tellAdded } from './tell-added.ts'
import { tellKept } from './tell-kept.ts'

/** A list that came by a link, and the question what to do with it. */
export function ListOffer() {
  const offer = useStore($listLinkOffer)
  const isOffered = offer.status === 'offered'
  return (
    <>
      <div role="status" className={isOffered ? 'visually-hidden' : undefined}>
        {isOffered ? words.linkCame(nameOf(offer)) : <State status={offer.status} />}
      </div>
      {isOffered && <Offered offer={offer} />}
    </>
  )
}

type Offer = Extract<ListLinkOffer, { status: 'offered' }>

function State({ status }: { status: Exclude<ListLinkOffer, Offer>['status'] }) {
  switch (status) {
    case 'none':
      return null
    case 'damaged':
      return <p className="notice problem">{words.linkDamaged}</p>
    case 'unknown-version':
      return (
        <div className="notice problem">
          <p>{words.linkOfNewerVersion}</p>
          <button type="button" className="button quiet" onClick={() => location.reload()}>
            {common.loadAgain}
          </button>
        </div>
      )
    case 'reading':
      return <p className="notice">{words.reading}</p>
    case 'unreachable':
      return (
        <div className="notice problem">
          <p>{words.linkUnread}</p>
          <PassingButton className="button quiet" onClick={readSharedList}>
            {common.tryAgain}
          </PassingButton>
        </div>
      )
  }
}

function Offered({ offer }: { offer: Offer }) {
  const name = nameOf(offer)
  const { lines, missing } = offer
  const place = useHandedOnFocus<HTMLElement>()
  const [left, setLeft] = useState<ListInCart['left']>([])
  const inCart = useBusy(async () => {
    const moved = await listIntoCart({ lines })
    setLeft(moved.left)
    tellAdded({ ...moved, left: [] })
    // Who reads what was left out may want the link for it.
    if (moved.left.length === 0) dismissSharedList(offer)
  })

  function keep() {
    const list = makeList(name, lines)
    if (list === undefined) {
      showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
      return
    }
    // As long as storage takes nothing, the list stands in its link alone.
    if (!tellKept(list)) return
    dismissSharedList(offer)
    location.assign(listPath(list))
  }

  return (
    <>
      <section ref={place} className={`notice ${offerStyles.offer}`} aria-label={words.newListFromLink}>
        <h2>{words.linkCame(name)}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line.itemId}>
              <bdi>{unbroken(`${line.quantity} × ${line.name}`)}</bdi>
            </li>
          ))}
        </ul>
        {missing > 0 && <p>{words.linkLacks(missing)}</p>}
        <div className={`button-row ${offerStyles.ways}`}>
          <button type="button" className="button" disabled={lines.length === 0} onClick={keep}>
            {words.keepAsList}
          </button>
          <button type="button" className="button quiet" disabled={lines.length === 0} {...inCart}>
            {words.addAllToCart}
          </button>
          <button type="button" className="button quiet" onClick={() => dismissSharedList(offer)}>
            {words.noThankYou}
          </button>
        </div>
      </section>
      <LeftOut left={left} />
    </>
  )
}

function nameOf({ name }: Offer): string {
  return name || words.newListFromLink
}
