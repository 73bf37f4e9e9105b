import { pathId } from './path-id.ts'
import { StoreApiError } from './store-api-error.ts'
import { type Call, failureOf, nameOf, type Transport } from './transport.ts'

/** What a server said of a file's version (RFC 9110, section 8.8); empty strings where it said nothing. */
export interface Validators {
  etag: string
  lastModified: string
}

export type Upload =
  | { status: 'unchanged' }
  | { status: 'missing' }
  | { status: 'fetched'; bytes: Uint8Array<ArrayBuffer>; validators: Validators }

/** Pictures uploaded to the store. */
export interface UploadCalls {
  /** The picture of an item, gallery entry or slide. Throws StoreApiError. */
  picture(pictureId: string, known?: Validators): Promise<Upload>
}

export function uploadCalls(transport: Transport, limitBytes: number): UploadCalls {
  return {
    async picture(pictureId, known) {
      const id = pathId({ method: 'GET', path: '/Uploads' }, pictureId)
      const call: Call = { method: 'GET', path: `/Uploads/${id}.jpg`, headers: conditions(known), limitBytes }
      const answer = await transport(call)
      if (answer.status === 304) return { status: 'unchanged' }
      if (answer.status === 404 || answer.status === 410) return { status: 'missing' }
      const failure = failureOf(answer)
      if (failure !== undefined) throw new StoreApiError(nameOf(call), failure)
      const { headers, body } = answer
      const validators = { etag: headers.get('etag') ?? '', lastModified: headers.get('last-modified') ?? '' }
      return { status: 'fetched', bytes: body, validators }
    },
  }
}

function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
}
