import { join } from 'node:path'
import type { Configuration } from './configuration.ts'

/** Where a machine keeps what a build needs and git does not: snapshot, pictures, embedded store. */
export function dataFolder({ DATA_FOLDER }: Pick<Configuration, 'DATA_FOLDER'>) {
  return {
    snapshotFile: join(DATA_FOLDER, 'catalogue.sqlite'),
    snapshotsFolder: join(DATA_FOLDER, 'snapshots'),
    historyFile: join(DATA_FOLDER, 'history.sqlite'),
    refusedFile: join(DATA_FOLDER, 'refused.sqlite'),
    /** The one that a preview was opened with. */
    shownRefusedFile: join(DATA_FOLDER, 'refused-shown.sqlite'),
    answersFile: join(DATA_FOLDER, 'answers.sqlite'),
    lockFile: join(DATA_FOLDER, 'refresh.lock'),
    reportFile: join(DATA_FOLDER, 'report.json'),
    reportPage: join(DATA_FOLDER, 'report.html'),
    reportMarkdown: join(DATA_FOLDER, 'report.md'),
    picturesFolder: join(DATA_FOLDER, 'pictures'),
    embeddedStoreFolder: join(DATA_FOLDER, 'embedded-store'),
    hostingFolder: join(DATA_FOLDER, 'hosting'),
  }
}
