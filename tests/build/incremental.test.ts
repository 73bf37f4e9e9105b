import { globSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { addressHash, addressSet } from '../../scripts/site/address-set.ts'
import { openRecord } from '../../scripts/site/build-record.ts'
import { copyProject, mat, type ProjectCopy, slide } from './project-copy.ts'

/** Astro runs. */
const BUILDS_CODE = 'Building the code of the pages'
let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
  const said = await project.build()
  expect(said).toContain(BUILDS_CODE)
  expect(said).toMatch(/ (\d+) pages, \1 of them rendered/)
})

afterAll(() => project.remove())

/** Paths of all files below a folder with what is in them. */
function content(folder: string): Map<string, string> {
  const root = realpathSync(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [`/${relative(root, path)}`, readFileSync(path, 'base64')]
    }),
  )
}

const recordFile = () => join(realpathSync(project.at('dist')), '..', 'record.sqlite')

/** What stands in dist/ beyond the files that a fresh build has, all of it kept for pages that were loaded before. */
function retiredFiles(): string[] {
  const record = openRecord(recordFile())
  const retired = record?.retired().map(({ path }) => path) ?? []
  record?.close()
  return retired
}

/** Pages of the record with a question that it does not have: no build would ask it again for them. */
function pagesWithLostQuestions(): string[] {
  const record = openRecord(recordFile())
  const known = addressSet()
  for (const { question } of record?.questions() ?? []) known.add(question)
  const lost = [...(record?.asked() ?? [])].filter(({ asked, shown }) => !known.hasAll(asked) || !known.hasAll(shown))
  record?.close()
  return lost.map(({ path }) => path)
}

/** Holds dist/ against a build from nothing, byte for byte. */
async function expectLikeFresh() {
  expect(pagesWithLostQuestions()).toEqual([])
  const [built, retired] = [content(project.at('dist')), retiredFiles()]
  for (const path of retired) {
    expect(path).toMatch(/^\/(?:_astro|_search)\//)
    expect(built.delete(path)).toBe(true)
  }
  const fresh = content(await project.buildFresh())
  expect([...built.keys()].toSorted()).toEqual([...fresh.keys()].toSorted())
  expect([...built].filter(([path, bytes]) => fresh.get(path) !== bytes).map(([path]) => path)).toEqual([])
  return built
}

function rendered(said: string): number {
  return Number(/(\d+) of them rendered/.exec(said)?.[1])
}

test('pages are the ones that Astro itself would have written, but for the order of hashes in their policy and styles that come later', async () => {
  const own = content(project.at('dist'))
  const astros = [...content(await project.buildByAstro())].filter(([path]) => path.endsWith('.html'))
  expect(astros.length).toBeGreaterThan(60)
  const late = new Set<string>()
  const differing = astros.filter(([path, bytes]) => {
    const page = withOrderedPolicy(own.get(path) ?? '')
    const linked = new Set(page.match(STYLE_LINK))
    const astros = withOrderedPolicy(bytes).replace(STYLE_LINK, (link, name: string) => {
      if (linked.has(link)) return link
      late.add(name)
      return ''
    })
    return page !== astros
  })
  expect(differing.map(([path]) => path)).toEqual([])
  expect([...late]).toEqual(expect.arrayContaining(['mount-filters', 'search-panel']))
  expect([...late]).not.toContain('style')
})

const STYLE_LINK = /<link rel="stylesheet" href="\/_astro\/([\w-]+)\.[^"]+">/g

function withOrderedPolicy(bytes: string): string {
  const html = Buffer.from(bytes, 'base64').toString()
  return html.replace(/(?:'sha\d+-[^']+' ?)+/g, (hashes) => hashes.trim().split(' ').toSorted().join(' '))
}

test('with an image service its origin is allowed for pictures, and no picture is a file', () => {
  const page = readFileSync(project.at('dist/product/A-1.html'), 'utf8')
  expect(page).toMatch(/img-src 'self' data: blob: https:\/\/images\.example[;"]/)
  expect(page).toContain('srcset="https://images.example/A-1-1.avif?w=360&amp;v=')
  expect(page).not.toContain('/pictures/')
  // How high a picture of the service is depends on the picture.
  expect(page).toContain('property="og:image"')
  expect(page).not.toContain('og:image:width')
})

test('when nothing has changed, nothing is built, and the date of the crawl is told all the same', async () => {
  const [before, date] = [realpathSync(project.at('dist')), readFileSync(project.at('dist/catalogue.json'), 'utf8')]
  expect(await project.build()).toContain('Nothing has changed since the last build')
  expect(realpathSync(project.at('dist'))).toBe(before)
  expect(readFileSync(project.at('dist/catalogue.json'), 'utf8')).not.toBe(date)
})

test('a price and a new slide change the pages that show them, and no other', async () => {
  project.store.exec("UPDATE items SET retailPrice = 21.5 WHERE itemID = 'A-20'")
  seedCatalogue(project.store, [], [slide('two')])
  const before = content(project.at('dist'))
  const said = await project.build()
  expect(said).not.toContain(BUILDS_CODE)
  const built = await expectLikeFresh()
  const changed = [...built].flatMap(([path, bytes]) =>
    path.endsWith('.html') && before.get(path) !== bytes ? path : [],
  )
  const list = [...built.keys()].find((path) => path.endsWith('/stable-mats.html')) ?? ''
  // The item, its page of the list, the store and the four before it, which show it; and the slide.
  expect(changed.toSorted()).toEqual([
    '/index.html',
    '/product/A-16.html',
    '/product/A-17.html',
    '/product/A-18.html',
    '/product/A-19.html',
    '/product/A-20.html',
    '/store.html',
    list,
  ])
  // With the date of the crawl, and with the further pictures of cards, which are asked for as cards are.
  expect(rendered(said)).toBe(changed.length + 2)
  expect(atob(built.get('/index.html') ?? '')).toContain('Slide two')
})

test('added and removed items come and go, with their pages of the lists', async () => {
  project.store.exec("DELETE FROM images WHERE itemID IN ('A-30', 'A-31')")
  project.store.exec("DELETE FROM items WHERE itemID IN ('A-30', 'A-31')")
  seedCatalogue(
    project.store,
    [
      {
        categoryMainID: 'M3',
        categoryMainName: 'New',
        subCategories: [{ categorySubID: 'S9', categorySubName: 'Newest', mats: [mat('N-1'), mat('N-2')] }],
      },
    ],
    [],
  )
  expect(await project.build()).not.toContain(BUILDS_CODE)
  const built = await expectLikeFresh()
  expect(built.has('/product/N-2.html')).toBe(true)
  for (const path of ['/product/A-30.html', '/store/horse/stable-mats/2.html']) {
    expect(built.has(path)).toBe(false)
  }
})

test('renamed categories are renamed wherever they stand', async () => {
  project.store.exec("UPDATE sub_categories SET categorySubName = 'Float mats' WHERE categorySubID = 'S2'")
  project.store.exec("UPDATE main_categories SET categoryMainName = 'Horses' WHERE categoryMainID = 'M1'")
  expect(await project.build()).not.toContain(BUILDS_CODE)
  const built = await expectLikeFresh()
  expect(built.has('/store/horses/float-mats.html')).toBe(true)
  expect(built.has('/store/horse/trailer-mats.html')).toBe(false)
})

test('an edited island and a new page reach every page, and old scripts stay for pages that are open', async () => {
  const before = scripts()
  project.edit('src/islands/search/SearchResults.tsx', (text) => `${text}\nglobalThis.name += 'edited'\n`)
  // Its styles rename those of others.
  const page = `---\nimport ShopLayout from '#layouts/ShopLayout.astro'\n---\n\n<ShopLayout title="New" description="New"><h1>New</h1></ShopLayout>\n<style>\n  h1 { color: red; }\n</style>\n`
  writeFileSync(project.at('src/pages/new-page.astro'), page)
  expect(await project.build()).toContain(BUILDS_CODE)
  expect((await expectLikeFresh()).has('/new-page.html')).toBe(true)
  expect(before.filter((path) => !scripts().includes(path))).toEqual([])
  expect(retiredFiles().filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
})

test('what was compressed of the code is kept with it and goes with it', async () => {
  await project.buildFresh()
  const [kept = ''] = globSync(join(project.keptWithFreshCode(), '_astro/*.js.br'))
  writeFileSync(kept, 'as it was kept')
  const place = join('_astro', basename(kept))
  expect(readFileSync(join(await project.buildFresh(), place), 'utf8')).toBe('as it was kept')
  project.edit('src/site.ts', (text) => `${text}\n`)
  expect(await project.build()).toContain(BUILDS_CODE)
  await expectLikeFresh()
})

function scripts(): string[] {
  return [...content(project.at('dist')).keys()].filter((path) => /^\/_astro\/.*\.js$/.test(path))
}

test('a page that was taken over with a link to nowhere makes the build begin anew', async () => {
  const before = scripts()
  const record = new DatabaseSync(recordFile())
  record.prepare("UPDATE page SET links = ? WHERE path = '/product/A-1.html'").run(addressHash('/product/B-3'))
  record.close()
  project.store.exec("DELETE FROM images WHERE itemID = 'B-3'; DELETE FROM items WHERE itemID = 'B-3'")
  const said = await project.build()
  expect(said).toContain(BUILDS_CODE)
  expect(said).toContain('Building everything anew: The built site has links that lead nowhere:\n  /product/A-1.html')
  expect(rendered(said)).toBeGreaterThan(40)
  // Pages that are open now go on working all the same.
  expect(scripts()).toEqual(expect.arrayContaining(before))
  await expectLikeFresh()
})
