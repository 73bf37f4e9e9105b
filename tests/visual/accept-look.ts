import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { runCommand } from '../../scripts/running/run-command.ts'
import { ScriptProblem } from '../../scripts/running/run-script.ts'
import { shopsOf } from '../../scripts/running/shops-of-projects.ts'
import { LOOKS, pictureName } from './looks.ts'

const PICTURES = 'tests/visual/pictures'

/** Takes the pictures anew that differ from the shop as it looks now, and removes those that no look names any more. */
export async function acceptLook(): Promise<void> {
  const arguments_ = ['test', '--project=look', '--update-snapshots=changed']
  const code = await runCommand('playwright', arguments_, { ...process.env, TEST_SHOPS: shopsOf(['look']) })
  if (code !== 0) throw new ScriptProblem('Not every page could be looked at (see above). Mend that, and run it again.')
  const named = new Set(LOOKS.flatMap((look) => look.guises.map((guise) => pictureName(look, guise))))
  for (const file of readdirSync(PICTURES)) {
    if (named.has(file)) await shrink(join(PICTURES, file))
    else rmSync(join(PICTURES, file))
  }
  console.log(`\nThe shop looks right, then. Look at what changed in ${PICTURES} before committing it.`)
}

/** Browsers write PNGs fast, not small. Each gets 256 colours of its own: a tenth of the bytes, within what counts as the same. */
async function shrink(file: string): Promise<void> {
  const { size } = statSync(file)
  const small = await sharp(file).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer()
  if (small.length < size) writeFileSync(file, small)
}
