import { runCommand } from '../running/run-command.ts'
import type { Configuration } from '../settings/configuration.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { astroEnvironment } from '../stages/astro-environment.ts'
import type { RefreshDoor } from './refresh-door.ts'

/** What the bar above the pages says and can do. */
export type Preview =
  | { kind: 'last'; door: Pick<RefreshDoor, 'address' | 'token'> }
  | { kind: 'other'; file: string; name: string; standing: string }

/** Shows a snapshot in Astro's development server until that ends; returns its exit code. */
export function showSnapshot(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
  preview: Preview,
): Promise<number> {
  // Several may run side by side: the shop of today, and an older one to compare it with.
  const arguments_ = ['dev', '--ignore-lock', '--port', String(configuration.PORT)]
  return runCommand('astro', arguments_, {
    ...astroEnvironment(configuration, store),
    // It would ask the registry and note the time in `.astro`, where each of several servers would begin anew for it.
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
    ...previewEnvironment(preview),
  })
}

function previewEnvironment(preview: Preview): NodeJS.ProcessEnv {
  if (preview.kind === 'other') {
    const { file, name, standing } = preview
    return { CATALOGUE_SNAPSHOT: file, PREVIEW_NAME: name, PREVIEW_STANDING: standing }
  }
  const { address, token } = preview.door
  return { CATALOGUE_MAY_CHANGE: '1', PREVIEW_REFRESH_ADDRESS: address, PREVIEW_REFRESH_TOKEN: token }
}
