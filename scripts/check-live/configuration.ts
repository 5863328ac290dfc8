import { resolve } from 'node:path'

import { unstable_readConfig as readConfig } from 'wrangler'

import { configFrom, ConfigurationError } from '#worker/config/config.ts'
import type { Config } from '#worker/config/env.ts'

import { portFrom } from '../../sandbox/scripts/ports.ts'
import { ENVIRONMENTS, variablesOf } from '../deployment.ts'
import { NO_ASSETS } from '../no-assets.ts'
import { profileVariables } from '../profile-variables.ts'
import { addressesAt } from '../service-addresses.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SANDBOX_PORT = 8788
/**
 * The configuration of an environment of the shop's `deployment.ts`, or of local runs. Environment variables take precedence.
 * Without `COMMERCE_ORIGIN`, the commerce service is the embedded one.
 * @param others values of variables that are set nowhere else
 * @throws {ConfigurationError}
 */
export function readConfiguration(
  name: string | undefined,
  others: Record<string, string> = {},
): Config {
  const environment = ENVIRONMENTS.find((known) => known === name)
  if (name !== undefined && !environment)
    throw new ConfigurationError(`"${name}" is not one of ${ENVIRONMENTS.join(', ')}.`)
  const vars = environment ? variablesOf(environment) : { ...localVariables(), ...variablesOf() }
  const names = [...Object.keys(vars), 'CLIENT_SECRET']
  const given = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const variables: Record<string, unknown> = { ...others, ...vars, ...given }
  if (!variables['COMMERCE_ORIGIN']) Object.assign(variables, embedded())
  if (!variables['CLIENT_SECRET']) throw new ConfigurationError('CLIENT_SECRET is missing.')
  // As in development, requires only the variables for reading the instance. The worker itself checks the rest.
  return configFrom({ ...variables, ENVIRONMENT: 'development', ASSETS: NO_ASSETS })
}

const localVariables = () => readConfig({ config: resolve(ROOT, 'wrangler.toml') }).vars

function embedded() {
  const origin = `http://127.0.0.1:${portFrom('SANDBOX_PORT', SANDBOX_PORT)}`
  return { COMMERCE_ORIGIN: origin, ...addressesAt(origin), ...profileVariables() }
}
