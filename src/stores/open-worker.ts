interface Factory {
  createPolicy(name: string, rules: { createScriptURL(): string }): Policy
}

interface Policy {
  createScriptURL(text: string): string
}

/** Names of Trusted Types policies that a page's own policy lists: each is made once, for one address alone. */
export type WorkerName = 'planner' | 'codes'

const policies = new Map<WorkerName, Policy>()

/** Opens a worker of this build; undefined where the browser has none, or will not have this one. */
export function openWorker(name: WorkerName, address: string): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined
  try {
    return new Worker(trusted(name, address), { type: 'module' })
  } catch {
    return undefined
  }
}

/** A browser without such types takes the address as it is. */
function trusted(name: WorkerName, address: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isFactory(types)) return address
  const policy = policies.get(name) ?? types.createPolicy(name, { createScriptURL: () => address })
  policies.set(name, policy)
  return policy.createScriptURL('')
}

function isFactory(types: unknown): types is Factory {
  return types !== undefined
}
