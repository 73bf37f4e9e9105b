import { openBackend } from '#client/open-backend.ts'
import { $session } from './session.ts'

/** The way of this page to the flows, for whoever is logged in here. */
export const backend = openBackend(() => $session.get()?.customerId)
