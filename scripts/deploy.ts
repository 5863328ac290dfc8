import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'
import { createBuilder, mergeConfig, type InlineConfig } from 'vite'

import { configFrom, ConfigurationError } from '#worker/config/config.ts'
import { SHOP_SECRETS, STORED } from '#worker/config/shop-variables.ts'
import { LOCAL_SECRETS } from '#worker/config/variables.ts'

import { giveUp } from '../sandbox/scripts/ports.ts'
import { planOf } from './deploy-plan.ts'
import { deployedConfig, ENVIRONMENTS, variablesOf, type Environment } from './deployment.ts'
import { keepAssets } from './kept-assets.ts'
import { NO_ASSETS } from './no-assets.ts'
import { routesFor, RouteProblem } from './routes.ts'
import { securityTxtProblem } from './security-txt-problem.ts'
import { DIST } from './shop-folder.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Wrangler's configuration of a local run. */
const Built = v.looseObject({})

/** Uploads a version without sending it any traffic. */
const GRADUAL = '--gradual'

/** Secrets, which Cloudflare stores. */
const SECRETS = [...Object.keys(LOCAL_SECRETS), ...SHOP_SECRETS]

/**
 * `npm run deploy -- staging|production [--dry-run] [--gradual]`. The configuration that the build writes is for one
 * environment, because Wrangler itself accepts any environment name.
 */
if (import.meta.main) {
  const [name = '', ...flags] = process.argv.slice(2)
  const environment = ENVIRONMENTS.find((known) => known === name)
  if (!environment) {
    console.error(`"${name}" is not an environment; use ${ENVIRONMENTS.join(' or ')}.`)
    process.exit(1)
  }
  process.chdir(ROOT)
  const config = await readyToDeploy(environment, `${DIST}/${environment}`).catch(
    (error: unknown) =>
      error instanceof RouteProblem || error instanceof ConfigurationError
        ? giveUp(error.message)
        : Promise.reject(error),
  )
  const command = flags.includes(GRADUAL) ? ['versions', 'upload'] : ['deploy']
  const passed = flags.filter((flag) => flag !== GRADUAL)
  const args = [...command, '--config', config, ...passed]
  if (flags.includes('--dry-run')) showPlan(environment, config, args)
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** Exits with the plan if Wrangler accepts the deploy, and otherwise with what it printed. */
function showPlan(environment: Environment, config: string, args: readonly string[]): never {
  const { status, stdout, stderr } = spawnSync('wrangler', args, { encoding: 'utf8' })
  if (status !== 0) giveUp(`${stdout}${stderr}`.trim())
  console.log(`\nThe plan of a deploy to ${environment}. Nothing was uploaded.\n`)
  console.log(planOf(config, SECRETS))
  process.exit(0)
}

/** Builds for one environment, with the assets of earlier builds. Returns the configuration that Wrangler deploys. */
async function readyToDeploy(environment: Environment, directory: string) {
  const { config, origin } = await buildFor(environment, directory)
  const problem = securityTxtProblem(variablesOf(environment), Date.now())
  if (problem) console.warn(problem)
  await keepAssets({
    directory: resolve(ROOT, directory, 'client'),
    origin,
    onProblem: (sentence) => console.warn(sentence),
  })
  return config
}

/**
 * Builds for one environment into a separate directory, so that the local build of `npm start` is not affected.
 * `overrides` change the build. Returns the path of Wrangler's configuration, and the shop's address.
 * @throws {ConfigurationError | RouteProblem}
 */
export async function buildFor(
  environment: Environment,
  directory: string,
  overrides: InlineConfig = {},
) {
  const builder = await createBuilder(
    mergeConfig<InlineConfig, InlineConfig>(
      {
        root: ROOT,
        configLoader: 'native',
        logLevel: 'error',
        build: { outDir: directory, emptyOutDir: true },
        environments: {
          client: { build: { outDir: `${directory}/client` } },
          vitrine: { build: { outDir: `${directory}/vitrine` } },
        },
      },
      overrides,
    ),
  )
  await builder.buildApp()
  const config = resolve(ROOT, directory, 'vitrine/wrangler.json')
  const built = v.parse(Built, JSON.parse(readFileSync(config, 'utf8')))
  const vars = variablesOf(environment)
  const origin = originFrom(vars)
  const routes = routesFor(environment, { origin, ...vars })
  writeFileSync(config, JSON.stringify({ ...built, ...deployedConfig(environment), routes }))
  return { config, origin }
}

/**
 * Returns the public origin, if the worker accepts the variables. Its secrets are stored by Cloudflare and cannot be
 * read.
 * @throws {ConfigurationError}
 */
export function originFrom(vars: Record<string, string>) {
  const secrets = SECRETS.map((name) => [name, STORED])
  const { publicOrigin } = configFrom({
    ...vars,
    ...Object.fromEntries(secrets),
    SESSION_KEYS: `any:${'k'.repeat(43)}`,
    GUEST_TOKEN_KEYS: `any:${'g'.repeat(43)}`,
    ASSETS: NO_ASSETS,
  })
  return publicOrigin
}
