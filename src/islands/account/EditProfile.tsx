import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ACCOUNT_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $customer, ACCOUNT_TOAST_MS, loadCustomer } from '#stores/account.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/account.ts'
import * as common from '#words/common.ts'
import styles from './Narrow.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import { Trouble } from './Trouble.tsx'
import { Waiting } from './Waiting.tsx'

/** What the customer has told of itself, to be changed. */
export const EditProfile = withBoundary(EditProfileIsland)

function EditProfileIsland({ countries }: { countries: readonly string[] }) {
  const state = useStore($customer)

  useEffect(() => {
    void loadCustomer()
  }, [])

  useEffect(() => {
    if (state.status === 'failed') showToast(words.fetchFailedToast, { kind: 'problem', durationMs: ACCOUNT_TOAST_MS })
  }, [state])

  return (
    <div className={styles.narrow}>
      {state.status === 'loading' && <Waiting places={9} what={common.fetchingYourDetails} />}
      {state.status === 'failed' && (
        <Trouble sentence={state.sentence} onRetry={loadCustomer}>
          <a href={ACCOUNT_PATH}>{common.myAccount}</a>
        </Trouble>
      )}
      {state.status === 'ready' && <ProfileFields customer={state.customer} countries={countries} />}
    </div>
  )
}
