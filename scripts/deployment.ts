import type { Unstable_Config } from 'wrangler'

import type { PublicEnvironment } from '#shared/deployment.ts'
import { deployment } from '#shop/deployment.ts'

export const ENVIRONMENTS = ['staging', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** The part of Wrangler's configuration that differs between a local run and the environments. */
type Deployed = Pick<
  Unstable_Config,
  'name' | 'vars' | 'services' | 'kv_namespaces' | 'analytics_engine_datasets'
>

/** The variables of a local run, or of an environment, where none of the local values apply. */
export const variablesOf = (environment?: Environment) =>
  environment ? { ENVIRONMENT: environment, ...deployment[environment].vars } : deployment.localVars

/** The configuration of an environment, in place of that of local runs. It has no binding to the embedded service. */
export function deployedConfig(environment: Environment): Deployed {
  const { cacheId, analyticsDataset: dataset }: PublicEnvironment = deployment[environment]
  return {
    name: `${deployment.name}-${environment}`,
    vars: variablesOf(environment),
    services: [],
    kv_namespaces: [{ binding: 'CACHE', id: cacheId }],
    analytics_engine_datasets: dataset ? [{ binding: 'ANALYTICS', dataset }] : [],
  }
}
