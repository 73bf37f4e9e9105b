import { type Call, type CallCommon, nameOf, type Transport } from './call.ts'
import { pathId } from './path-id.ts'
import { StoreApiError } from './store-api-error.ts'
import { failureOf } from './transport.ts'
import { conditions, type Validators, validatorsOf } from './validators.ts'

export type Upload =
  | { status: 'unchanged' }
  | { status: 'missing' }
  | { status: 'fetched'; bytes: Uint8Array<ArrayBuffer>; validators: Validators }

/** Pictures uploaded to the store. */
export interface UploadCalls {
  /** The picture of an item, gallery entry or slide. Throws StoreApiError. */
  picture(pictureId: string, known?: Validators): Promise<Upload>
}

export function uploadCalls(transport: Transport, common: CallCommon): UploadCalls {
  return {
    async picture(pictureId, known) {
      const id = pathId({ method: 'GET', path: '/Uploads' }, pictureId)
      const call: Call = { method: 'GET', path: `/Uploads/${id}.jpg`, headers: conditions(known), ...common }
      const answer = await transport(call)
      if (answer.status === 304) return { status: 'unchanged' }
      if (answer.status === 404 || answer.status === 410) return { status: 'missing' }
      const failure = failureOf(answer)
      if (failure !== undefined) throw new StoreApiError(nameOf(call), failure)
      return { status: 'fetched', bytes: answer.body, validators: validatorsOf(answer.headers) }
    },
  }
}
