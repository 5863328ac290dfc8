/** Variables of the worker, by name. `docs/configuration.md` lists them; secrets are stored by Cloudflare. */
type Variables = Readonly<Record<string, string>>

/** A public environment: `npm run deploy -- staging` or `production`. */
export interface PublicEnvironment {
  vars: Variables
  /** The id of the KV namespace that stores pages and data: `wrangler kv namespace create CACHE`. */
  cacheId: string
  /** The dataset of Analytics Engine in which requests and orders are counted, if the account has it. */
  analyticsDataset?: string
}

/** Where a shop is deployed. Bindings, migrations and the values of the embedded services are in `wrangler.toml`. */
export interface Deployment {
  /** The name of the worker. That of an environment ends with it: `vitrine-staging`. */
  name: string
  /** Values for local runs, in place of those in `wrangler.toml`. */
  localVars: Variables
  staging: PublicEnvironment
  production: PublicEnvironment
}
