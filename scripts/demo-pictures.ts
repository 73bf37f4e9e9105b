// Renders the demo catalogue's pictures and the site's own photographs.
//   node scripts/demo-pictures.ts               what is missing
//   node scripts/demo-pictures.ts --all         everything again
//   node scripts/demo-pictures.ts --only ID     one picture, or all of one mat
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Picture } from './demo-pictures/picture.ts'
import { pictureList } from './demo-pictures/picture-list.ts'
import { print } from './demo-pictures/print.ts'
import { photograph } from './demo-pictures/scene.ts'

const fileOf = (picture: Picture): string => fileURLToPath(new URL(`../src/${picture.path}`, import.meta.url))

const chosen = (pictures: Picture[], all: boolean, only: string | undefined): Picture[] => {
  if (only) return pictures.filter(({ id }) => id === only || id.startsWith(`${only}-`))
  return all ? pictures : pictures.filter((picture) => !existsSync(fileOf(picture)))
}

const make = async (picture: Picture): Promise<string> => {
  const start = Date.now()
  const film = await photograph(picture.scene, picture.width, picture.height)
  const bytes = await print(film, fileOf(picture), picture.mostBytes)
  return `${picture.path}  ${Math.round(bytes / 1000)} kB  ${((Date.now() - start) / 1000).toFixed(1)} s`
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, only: { type: 'string' } } })
const pictures = chosen(pictureList(), values.all, values.only)
if (values.only && pictures.length === 0) {
  console.error(`No picture is called ${values.only}.`)
  process.exitCode = 1
}
for (const [index, picture] of pictures.entries()) {
  console.log(`${index + 1}/${pictures.length}  ${await make(picture)}`)
}
