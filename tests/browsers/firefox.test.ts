import { openFirefox } from './firefox.ts'
import { walkThrough } from './walk.ts'

walkThrough('Firefox', openFirefox)
