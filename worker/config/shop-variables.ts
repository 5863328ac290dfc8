import * as v from 'valibot'

import { services } from '#shop/services.ts'

import type { DeclaredVariables } from './declared-variables.ts'
import type { Bindings } from './env.ts'
import { isPublicEnvironment, variablesFor } from './variables.ts'

type Adapters = Readonly<Partial<Record<keyof typeof services, DeclaredVariables>>>

interface DeclaredVariable {
  name: string
  schema: v.GenericSchema
  isSecret: boolean
  local: string | undefined
}

const declaredBy = ({
  variables = {},
  secrets = [],
  local = {},
}: DeclaredVariables): DeclaredVariable[] =>
  Object.entries(variables).map(([name, schema]) => ({
    name,
    schema,
    isSecret: secrets.includes(name),
    local: local[name],
  }))

const variablesOf = (adapters: Adapters) =>
  Object.values<DeclaredVariables>({ ...adapters }).flatMap(declaredBy)

/** Stands for a secret that Cloudflare stores, when a deploy checks the variables. */
export const STORED = 'stored by Cloudflare'

/** The names of the secrets of the shop's own adapters. */
export const SHOP_SECRETS: readonly string[] = variablesOf(services)
  .filter(({ isSecret }) => isSecret)
  .map(({ name }) => name)

interface ShopVariables {
  /** As they are set, or the local values. */
  texts: Record<string, string>
  problems: string[]
}

/** The variables of the shop's own adapters. */
export function shopVariablesIn(env: Bindings, adapters: Adapters = services): ShopVariables {
  const isPublic = isPublicEnvironment(env.ENVIRONMENT)
  const valueByName = new Map<string, unknown>(Object.entries(env))
  const ofCore = Object.keys(variablesFor(env.ENVIRONMENT).entries)
  const texts: ShopVariables['texts'] = {}
  const problems: string[] = []
  for (const variable of variablesOf(adapters)) {
    const { name, local } = variable
    // An empty variable is unset.
    const text = valueByName.get(name) || (isPublic ? undefined : local)
    if (typeof text === 'string') texts[name] = text
    const problem = ofCore.includes(name)
      ? 'is a variable of the core'
      : problemOf(text, variable, isPublic)
    if (problem !== null) problems.push(`${name} ${problem}`)
  }
  return { texts, problems }
}

/** Of a secret, the message of its schema could contain it. */
function problemOf(
  text: unknown,
  { schema, isSecret, local }: DeclaredVariable,
  isPublic: boolean,
) {
  if (isSecret && text === STORED) return null
  if (isSecret && isPublic && text !== undefined && text === local) return 'is the local default'
  const { issues } = v.safeParse(schema, text)
  if (!issues) return null
  if (text === undefined) return 'is missing'
  return isSecret ? 'is not valid' : issues[0].message
}
