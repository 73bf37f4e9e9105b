import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { addressHash } from './address-set.ts'
import { linkHashes } from './link-hashes.ts'
import { namedAddresses } from './named-addresses.ts'

/** A thread with little memory that reads the links of many large pages, each with an address that no other has. */
const READER = `
  import { linkHashes } from ${JSON.stringify(new URL('./link-hashes.ts', import.meta.url).href)}
  import { namedAddresses } from ${JSON.stringify(new URL('./named-addresses.ts', import.meta.url).href)}
  for (let page = 0; page < 1500; page += 1) {
    linkHashes(namedAddresses('<a href="/product/' + page + '">' + 'x'.repeat(100_000)))
  }
`

test('the pages whose links were read are not kept in memory', async () => {
  const source = new URL(`data:text/javascript,${encodeURIComponent(READER)}`)
  const thread = new Worker(source, { resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 } })
  expect(await once(thread, 'exit')).toEqual([0])
})

test('an address has one hash, written with letters that take several bytes or encoded', () => {
  const page = Buffer.from(
    '<a href="/store/é?from=1#there"><img srcset="/pictures/é.avif 360w, /pictures/b.avif 720w">',
  )
  const hashes = ['/store/é', '/pictures/é.avif', '/pictures/b.avif'].map(addressHash)
  expect(linkHashes(namedAddresses(page.toString('latin1')))).toEqual(Buffer.concat(hashes))
  expect(linkHashes(namedAddresses('<a href="/store/%C3%A9">'))).toEqual(hashes[0])
})

test('what is no attribute of a page leads nowhere', () => {
  expect(
    linkHashes(namedAddresses('<p>&lt;div style=&quot;background:url(/Uploads/bg.jpg)&quot;&gt;</p>')),
  ).toHaveLength(0)
})
