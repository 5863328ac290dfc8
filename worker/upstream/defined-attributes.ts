import type { Config } from '../config/env.ts'

/** Whether the instance defines a custom attribute, such as `c_addId`. */
export const isDefined = (
  { commerce: { definedAttributes } }: Pick<Config, 'commerce'>,
  name: string,
) => definedAttributes === null || definedAttributes.has(name)

/**
 * The body without the custom attributes that the instance does not define, because SCAPI may refuse them. Bodies of custom
 * APIs have parameters with such names instead.
 */
export function withDefined(config: Pick<Config, 'commerce'>, base: string, body: unknown) {
  if (config.commerce.definedAttributes === null || base.startsWith('/custom/')) return body
  const isSent = (name: string) => !name.startsWith('c_') || isDefined(config, name)
  return definedIn(body, isSent)
}

function definedIn(value: unknown, isSent: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => definedIn(item, isSent))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      isSent(name) ? [[name, definedIn(field, isSent)]] : [],
    ),
  )
}
