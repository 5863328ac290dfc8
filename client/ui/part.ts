import type { ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'

interface PartProps {
  as?: ElementType | undefined
  className?: string
  [prop: string]: unknown
}

/**
 * The built form of a `styled` component. Its rules are in the static stylesheet, so only class names
 * are left to apply.
 *
 * @param base class, or empty if all rules are those of variants
 * @param variants class by variant and value; values without rules are missing
 */
export function part(
  type: ElementType,
  base: string,
  variants: Record<string, Record<string, string>>,
  defaults: Record<string, string>,
) {
  const names = Object.keys(variants)
  return function Part(given: PartProps) {
    const { as = type, className } = given
    // Copies every property, because leaving some out takes twice as long.
    const props = Object.assign({}, given)
    if (given.as) props.as = undefined
    let classes = base
    for (const name of names) {
      const chosen = props[name]
      const rules = variants[name]?.[variantKey(chosen) ?? defaults[name] ?? '']
      // An object takes longer to read once something was deleted from it.
      if (chosen !== undefined) props[name] = undefined
      if (rules) classes += ` ${rules}`
    }
    if (className) classes += ` ${className}`
    props.className = classes.trim()
    return jsx(as, props)
  }
}

const variantKey = (chosen: unknown) =>
  typeof chosen === 'string' || typeof chosen === 'boolean' ? `${chosen}` : undefined
