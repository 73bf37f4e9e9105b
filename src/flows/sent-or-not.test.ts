import { expect, test } from 'vitest'
import { StoreApiError, type StoreApiFailure } from '#store-api/store-api-error.ts'
import { certainlyFailed } from './sent-or-not.ts'

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const REFUSED = [400, 401, 402, 403, 404, 405, 406, 410, 411, 412, 413, 414, 415, 422, 429, 431, 451]

test.for<[StoreApiFailure, boolean]>([
  ...UNREACHABLE.map((reason): [StoreApiFailure, boolean] => [{ kind: 'network', reason: `connect ${reason}` }, true]),
  [{ kind: 'network', reason: 'socket hang up' }, false],
  ...REFUSED.map((status): [StoreApiFailure, boolean] => [{ kind: 'status', status }, true]),
  ...[200, 408, 409, 499, 500, 502, 503].map((status): [StoreApiFailure, boolean] => [
    { kind: 'status', status },
    false,
  ]),
  [{ kind: 'unusable-id' }, true],
  // A store may commit, and then say so.
  [{ kind: 'refused', message: '' }, false],
  [{ kind: 'timeout', limitMs: 1 }, false],
  [{ kind: 'shape', path: '', expected: '' }, false],
])('of a write that ended as %j it is certain that it did nothing: %s', ([failure, certain]) => {
  expect(certainlyFailed(new StoreApiError('POST /Api/Order', failure))).toBe(certain)
})
