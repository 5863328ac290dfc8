import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { buildFor, originFrom } from '#scripts/deploy.ts'
import { keepAssets } from '#scripts/kept-assets.ts'

import { ROOT } from './sources.ts'
import { changeMessage, visitBetween } from './two-versions.ts'

const Built = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    services: v.array(v.unknown()),
    vars: v.record(v.string(), v.string()),
    kv_namespaces: v.array(v.object({ binding: v.string(), id: v.string() })),
    observability: v.unknown(),
    workers_dev: v.boolean(),
    routes: v.array(v.unknown()),
  }),
)

const ImportMap = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ imports: v.record(v.string(), v.string()) }),
)

const ENVIRONMENTS = [
  {
    environment: 'staging',
    kv: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    host: 'staging.juniperandwick.example',
    organization: 'f_ecom_jwck_s01',
  },
  {
    environment: 'production',
    kv: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    host: 'www.juniperandwick.example',
    organization: 'f_ecom_jwck_prd',
  },
] as const

/** The build folder of each environment. */
const builds = {
  staging: mkdtempSync(join(tmpdir(), 'vitrine-staging-')),
  production: resolve(ROOT, 'dist/production'),
}
const deploys: Record<string, ReturnType<typeof run>> = {}

beforeAll(async () => {
  const pointer = resolve(ROOT, '.wrangler/deploy/config.json')
  const before = existsSync(pointer) ? readFileSync(pointer) : null
  vi.stubEnv('CLOUDFLARE_ENV', undefined)
  vi.stubEnv('NODE_ENV', 'production')
  deploys['production'] = run(process.execPath, ['scripts/deploy.ts', 'production', '--dry-run'])
  // File names with other hashes, as if every file had changed.
  const output = { hashCharacters: 'hex' } as const
  const { config } = await buildFor('staging', builds.staging, {
    environments: { client: { build: { rolldownOptions: { output } } } },
  })
  deploys['staging'] = run('wrangler', ['deploy', '--dry-run', '--config', config])
  vi.unstubAllEnvs()
  // The repository's pointer to the last build.
  if (before) writeFileSync(pointer, before)
  else rmSync(pointer, { force: true })
}, 120_000)

afterAll(() => {
  for (const directory of Object.values(builds)) rmSync(directory, { recursive: true, force: true })
})

test.for(ENVIRONMENTS)(
  'a deploy to $environment uses only the bindings of that environment',
  ({ environment, kv, host, organization }) => {
    const origin = `https://${host}`
    const built = readBuilt(environment)
    const { status, output = '' } = deploys[environment] ?? {}

    expect(status, output).toBe(0)
    expect(built.name).toBe(`vitrine-${environment}`)
    expect(built.services).toEqual([])
    expect(built.workers_dev).toBe(false)
    expect(built.routes).toEqual([{ pattern: `${host}/*`, zone_name: 'juniperandwick.example' }])
    // Every line of the shop's log is kept, and no platform lines, which would contain the query.
    expect(built.observability).toMatchObject({
      enabled: true,
      head_sampling_rate: 1,
      logs: { invocation_logs: false },
    })
    expect(built.kv_namespaces).toEqual([{ binding: 'CACHE', id: kv }])
    expect(built.vars).toMatchObject({ ENVIRONMENT: environment, PUBLIC_ORIGIN: origin })
    for (const [binding, value] of Object.entries({
      CACHE: kv,
      ASSETS: 'Assets',
      IDEMPOTENCY_KEYS: 'IdempotencyKeys',
      ATTEMPT_LIMITS: 'AttemptLimits',
      AGENT_SESSIONS: 'AgentSessions',
      SIGN_OUT_MARKS: 'SignOutMarks',
      ENVIRONMENT: environment,
      ORGANIZATION_ID: organization,
      PUBLIC_ORIGIN: origin,
    })) {
      expect(bindingLine(output, binding)).toContain(value.slice(0, 24))
    }
    const bindings = bindingLines(output)
    expect(bindings.length).toBeGreaterThan(15)
    expect(bindings.join('\n')).not.toMatch(/sandbox|COMMERCE[ (]|_SECRET|127\.0\.0\.1/)
    expect(output).not.toContain('--env')
  },
)

test('a dry run shows the plan on one screen, with the secrets that are to be set', () => {
  const { output = '' } = deploys['production'] ?? {}

  expect(output).toContain('Nothing was uploaded.')
  expect(output).toMatch(/^Secrets .*\bSESSION_KEYS\b/m)
  expect(output).toMatch(/^Code +\d{3} files, [\d,]+ kB$/m)
  expect(output.split('\n').length).toBeLessThan(50)
})

test.for(['', 'prodution', 'development', '--dry-run'])(
  'a deploy to "%s" fails and names the valid environments',
  (name) => {
    const deploy = run(process.execPath, ['scripts/deploy.ts', name])

    expect(deploy.status).toBe(1)
    expect(deploy.output.trim()).toBe(`"${name}" is not an environment; use staging or production.`)
  },
)

test('a deploy is rejected if its worker would reject its variables', () => {
  const { vars } = readBuilt('production')
  expect(originFrom(vars)).toBe('https://www.juniperandwick.example')
  const wrong = { PAYMENT_ORIGIN: 'https://pay.juniperandwick.example', SIMULATION: 'on' }
  expect(() => originFrom({ ...vars, ...wrong })).toThrow(
    'The configuration is invalid (ENVIRONMENT=production): ' +
      'PAYMENT_ORIGIN is on the shop’s own site, SIMULATION is a test control.',
  )
})

test('documents of one build find their assets in the deploy of another build, in either order', async () => {
  const { production: first, staging: second } = builds
  // The command found no assets to keep.
  expect(deploys['production']?.output).toContain('No assets of earlier builds are kept')
  for (const [before, after] of [
    [first, second],
    [second, first],
  ] as const) {
    expect(await deployAfter(before, after)).toEqual([])
    const named = assetsNamedBy(before)
    expect(named.length).toBeGreaterThan(20)
    for (const path of named) {
      expect(readFileSync(join(after, 'client', path)), path).toEqual(
        readFileSync(join(before, 'client', path)),
      )
    }
  }
  const ofBoth = assetsNamedBy(first).filter((path) => assetsNamedBy(second).includes(path))
  expect(ofBoth.filter((path) => !path.endsWith('.css'))).toEqual([])
})

test('a page works if its document and its assets come from different versions', async () => {
  const { production: first, staging: second } = builds
  const text = 'A text of the second version'
  changeMessage(second, text)
  expect(await deployAfter(first, second)).toEqual([])
  expect(await deployAfter(second, first)).toEqual([])
  const visits = await visitBetween([
    { worker: first, assets: second },
    { worker: second, assets: first },
  ])
  expect(visits.map(({ lost, errors }) => ({ lost, errors }))).toEqual([WHOLE, WHOLE])
  expect(visits.map(({ messages }) => messages.includes(text))).toEqual([false, true])
}, 60_000)

const WHOLE = { lost: [], errors: [] }

function readBuilt(environment: keyof typeof builds) {
  return v.parse(Built, readFileSync(join(builds[environment], 'vitrine/wrangler.json'), 'utf8'))
}

/** Prepares the assets of a build while another one is deployed. @returns the assets that could not be kept */
async function deployAfter(before: string, after: string) {
  const problems: string[] = []
  const fetch = async (address: string) =>
    new Response(readFileSync(join(before, 'client', new URL(address).pathname)))
  await keepAssets({
    directory: join(after, 'client'),
    origin: 'https://www.shop.example',
    fetch,
    onProblem: (sentence) => problems.push(sentence),
  })
  return problems
}

/** The paths of all assets that the documents of a build name, directly or indirectly. */
function assetsNamedBy(directory: string) {
  const worker = join(directory, 'vitrine/assets')
  const named = readdirSync(worker).flatMap(
    (name) =>
      readFileSync(join(worker, name), 'utf8').match(/(?<=\/)assets\/[\w-]+\.(js|css)/g) ?? [],
  )
  const { imports } = v.parse(ImportMap, readFileSync(join(directory, 'importmap.json'), 'utf8'))
  const paths = new Set(named.filter((path) => !(`/${path}` in imports)))
  for (const path of paths) {
    const text = readFileSync(join(directory, 'client', path), 'utf8')
    for (const [, name] of text.matchAll(/["'`](?:assets|\.)\/([\w-]+\.(?:js|css))["'`]/g))
      paths.add((imports[`/assets/${name}`] ?? `/assets/${name}`).slice(1))
  }
  return [...paths]
}

function run(command: string, args: readonly string[]) {
  const env = { ...process.env, NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', COLUMNS: '200' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** Lines of bindings and variables: `env.NAME ("value") Kind` by Wrangler, and `NAME  value` in the plan. */
const bindingLines = (output: string) =>
  output.split('\n').filter((line) => /^(env\.|(Bindings|Variables) +|  +)[A-Z_]+ /.test(line))

const bindingLine = (output: string, binding: string) =>
  bindingLines(output).find((line) => new RegExp(`\\b${binding} `).test(line)) ?? 'no such line'
