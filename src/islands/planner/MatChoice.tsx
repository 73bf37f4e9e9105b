import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import type { QuickItem } from '#domain/quick-row.ts'
import { unbroken } from '#domain/unbroken.ts'
import { OfferedItems } from '#islands/form/OfferedItems.tsx'
import { type Completion, useCompletion } from '#islands/form/use-completion.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { changeRoom } from '#stores/planner.ts'
import { $mats, loadMat } from '#stores/planner-mats.ts'
import * as common from '#words/common.ts'
import * as offer from '#words/offered-items.ts'
import * as words from '#words/planner.ts'
import fields from './Fields.module.css'
import styles from './MatChoice.module.css'

/** The mat that a room is laid with, and the field that finds another. */
export function MatChoice({ room }: { room: PlannedRoom }) {
  const known = useStore($mats).get(room.itemId)
  const id = useId()
  const [typed, setTyped] = useState('')
  const completion = useCompletion(choose, { takesFirst: true })

  const isWaiting = room.itemId !== '' && (known === undefined || known === 'fetching')

  function choose({ itemId }: QuickItem) {
    setTyped('')
    changeRoom({ ...room, itemId, chosen: 0 })
  }

  return (
    <section className={styles.section} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{words.mat}</h2>
      {typeof known === 'object' && (
        <p className={styles.mat}>
          {known.picture !== '' && <img src={known.picture} alt="" width={56} height={56} />}
          <span>
            <a href={productPath(known)}>
              <bdi>{unbroken(known.name)}</bdi>
            </a>
            <span className="aside figures">
              {known.code} · {formatPrice(known.price, common.priceOnRequest)}
            </span>
          </span>
        </p>
      )}
      {isWaiting && <div className={`skeleton ${styles.waiting}`} aria-hidden="true" />}
      <div role="status">
        {isWaiting && <p className="visually-hidden">{words.fetching}</p>}
        {known === 'unknown' && <p className="notice problem">{words.unknownMat}</p>}
        {known === 'sizeless' && <p className="notice problem">{words.sizelessMat}</p>}
        {known === 'unreached' && (
          <p className="notice problem">
            {words.unreachedMat}{' '}
            <PassingButton className="text-button" onClick={() => void loadMat(room.itemId)}>
              {common.tryAgain}
            </PassingButton>
          </p>
        )}
      </div>
      <div className={`${fields.length} ${styles.box}`}>
        <label htmlFor={id}>{typeof known === 'object' ? words.anotherMat : words.chooseMat}</label>
        <input
          {...completion.input}
          id={id}
          aria-describedby={completion.problem && `${id}-found`}
          placeholder={words.matHint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            void completion.ask(target.value)
          }}
        />
        <p role="status" id={`${id}-found`} className={completion.problem ? fields.problem : 'visually-hidden'}>
          {foundSentence(completion)}
        </p>
        <OfferedItems completion={completion} listClass={styles.options} itemClass={styles.option}>
          {(item) => (
            <>
              <bdi className="figures">{item.code || item.itemId}</bdi>
              <bdi>{unbroken(item.name)}</bdi>
            </>
          )}
        </OfferedItems>
      </div>
    </section>
  )
}

/** What came of what is typed; the list itself is seen. */
function foundSentence({ offered, problem }: Completion): string {
  if (problem === 'unreachable') return offer.unreachable
  if (problem === 'nothing') return offer.notFound
  return offered.length > 0 ? offer.options(offered.length) : ''
}
