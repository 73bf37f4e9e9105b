/** The service worker: at the root, so that it may answer for every page. */
export const WORKER_PATH = '/service-worker.js'
/** What a device needs of the shop without a network. */
export const OFFLINE_LIST_PATH = '/kept-shop.json'
/** What belongs to the whole catalogue, for a device that keeps it. */
export const OFFLINE_CATALOGUE_PATH = '/kept-catalogue.json'
