import { orSay } from '#stores/toasts.ts'
import * as common from '#words/common.ts'

/** What reads and writes files of lists; undefined where it does not come, which is said. Who looks at a list needs nothing of it. */
export const loadListFile = () => orSay(import('#stores/list-file.ts'), common.notLoaded)
