// Writes what scripts/checks/folders.ts says into the linter's settings and the README.
import { writeFolderRules } from './checks/folders.ts'

writeFolderRules()
