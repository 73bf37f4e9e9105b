/** The service worker: at the root, so that it may answer for every page. */
export const WORKER_PATH = '/service-worker.js'
/** What a device needs of the shop without a network. */
export const OFFLINE_LIST_PATH = '/kept-shop.json'
/** By its age a device knows when it last looked for what is too much; no page stands there. */
export const SWEPT_PATH = '/swept.json'
/** What a page tells the worker in place of its path where it is to fetch nothing. */
export const SWEEP_ALONE = 'sweep'
/** What belongs to the whole catalogue, for a device that keeps it. */
export const OFFLINE_CATALOGUE_PATH = '/kept-catalogue.json'
