/**
 * A page of the shop as a document of its own; undefined where there is none. Read by the browser as it arrives, since
 * the pages' policy lets no script make markup out of text. Throws when it cannot be fetched.
 */
export function loadPage(path: string): Promise<Document | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', path)
    request.responseType = 'document'
    request.timeout = TIMEOUT_MS
    request.onload = () => {
      if (request.status === 404) resolve(undefined)
      else if (request.status === 200) resolve(request.responseXML ?? undefined)
      else reject(new Error(`${path} answered with status ${request.status}.`))
    }
    request.onerror = () => reject(new Error(`${path} could not be fetched.`))
    request.ontimeout = request.onerror
    request.send()
  })
}

const TIMEOUT_MS = 20_000
