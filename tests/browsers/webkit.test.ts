import { walkThrough } from './walk.ts'
import { openWebKit } from './webkit.ts'

walkThrough('WebKit', openWebKit)
