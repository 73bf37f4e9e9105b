import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAIN_MS } from '../stages/serve-stage.ts'

type Unit = Record<string, string[]>

const FOLDER = 'scripts/schedule'
const refresh = readUnit('hoof-and-husk-refresh.service')
const gateway = readUnit('hoof-and-husk.service')
const notify = readUnit('hoof-and-husk-notify@.service')

/** Every value of every setting; a setting may stand there more than once. */
function readUnit(name: string): Unit {
  const unit: Unit = {}
  for (const line of readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (key !== undefined && value !== undefined) unit[key] = [...(unit[key] ?? []), ...value.split(' ')]
  }
  return unit
}

test('refresh and gateway are two users with two files of settings', () => {
  expect(refresh.User).toEqual(['hoof-and-husk-refresh'])
  expect(gateway.User).toEqual(['hoof-and-husk-gateway'])
  const files = [refresh, gateway, notify].map(({ EnvironmentFile }) => EnvironmentFile?.join())
  expect(new Set(files).size).toBe(3)
  const users = readFileSync(`${FOLDER}/hoof-and-husk.sysusers.conf`, 'utf8')
  for (const { User } of [refresh, gateway, notify]) expect(users).toMatch(new RegExp(`^u ${User?.[0]} `, 'm'))
})

test('the gateway runs as npm run serve does, and is given the time that it takes to stop', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, ...command] = gateway.ExecStart ?? []
  expect(`node ${command.join(' ')}`).toBe(scripts.serve)
  expect(Number(gateway.TimeoutStopSec?.[0]?.replace(/s$/, ''))).toBeGreaterThan(DRAIN_MS / 1000)
})

test("V13.3.2 the refresh can neither change its own code nor see the gateway's secrets", () => {
  expect(refresh.ProtectSystem).toEqual(['strict'])
  expect(refresh.ReadOnlyPaths).toContain('/srv/hoof-and-husk')
  // Beside what ProtectSystem=strict leaves: its own state, and what Astro makes.
  const caches = ['/srv/hoof-and-husk/shop/.astro', '/srv/hoof-and-husk/shop/node_modules/.astro']
  expect(refresh.ReadWritePaths).toEqual(caches)
  expect(refresh.StateDirectory).toEqual(['hoof-and-husk-refresh'])
  expect(refresh.InaccessiblePaths).toEqual(
    expect.arrayContaining([`-${gateway.EnvironmentFile?.[0]}`, `-/var/lib/${gateway.StateDirectory?.[0]}`]),
  )
  expect(gateway.StateDirectoryMode).toEqual(['0700'])
})

test('the gateway writes nothing but what it keeps, and reads the site that the refresh built', () => {
  expect(gateway.ProtectSystem).toEqual(['strict'])
  expect(gateway.ReadWritePaths).toBeUndefined()
  expect(gateway.SupplementaryGroups).toEqual(refresh.Group)
  expect(gateway.Environment).toContain(`DATA_FOLDER=/var/lib/${gateway.StateDirectory?.[0]}`)
  const dist = refresh.Environment?.find((setting) => setting.startsWith('DIST_FOLDER='))
  expect(dist).toBe(`DIST_FOLDER=/var/lib/${refresh.StateDirectory?.[0]}/dist`)
  expect(gateway.Environment).toContain(dist)
  expect(refresh.StateDirectoryMode).toEqual(['0750'])
})

test.each([
  ['refresh', refresh],
  ['gateway', gateway],
])('V13.2.2 the %s has no rights beyond its own', (_, unit) => {
  const yes = ['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome', 'RestrictSUIDSGID', 'LockPersonality']
  for (const setting of yes) expect(unit[setting], setting).toEqual(['yes'])
  expect(unit.CapabilityBoundingSet).toEqual([''])
  expect(unit.RestrictAddressFamilies).toEqual(['AF_INET', 'AF_INET6', 'AF_UNIX'])
})

test('notices leave through a mailer that comes into its queue by setgid, and delivers on in the background', () => {
  // Each implies NoNewPrivileges= for a unit with a user (systemd.exec(5)).
  const implying =
    /^(?:DynamicUser|NoNewPrivileges|Restrict\w+|SystemCall\w+|PrivateDevices|LockPersonality|Protect(?:Kernel\w+|Clock|Hostname)|MemoryDenyWriteExecute)$/
  expect(Object.keys(notify).filter((setting) => implying.test(setting))).toEqual([])
  expect(notify.ProtectSystem).toEqual(['full'])
  expect(notify.KillMode).toEqual(['process'])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd).each([
  ['hoof-and-husk-refresh.service', 2.5],
  ['hoof-and-husk.service', 2.5],
])('systemd finds %s exposed to %f of 10 at most', (name, most) => {
  const { stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', `--threshold=${most * 10}`, `${FOLDER}/${name}`],
    { encoding: 'utf8' },
  )
  const [, exposure = '10'] = /exposure level for \S+: ([\d.]+)/.exec(stdout + stderr) ?? []
  expect(Number(exposure), stdout + stderr).toBeLessThanOrEqual(most)
})

test('the folders that a refresh writes into are made anew each time, for an update of the shop takes them away', () => {
  const [command, ...arguments_] = refresh.ExecStartPre ?? []
  expect([command, ...arguments_]).toEqual([
    '+/usr/bin/systemd-tmpfiles',
    '--create',
    '/etc/tmpfiles.d/hoof-and-husk.conf',
  ])
  const made = readFileSync(`${FOLDER}/hoof-and-husk.tmpfiles.conf`, 'utf8')
  for (const folder of refresh.ReadWritePaths ?? []) expect(made).toMatch(new RegExp(`^d ${folder} `, 'm'))
})
