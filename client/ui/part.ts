import { createElement, type ElementType } from 'react'

interface PartProps {
  as?: ElementType
  className?: string
  [prop: string]: unknown
}

/**
 * What the build makes of a `styled` component: its rules stand in the static sheet, so all that is left to
 * do is to name them.
 *
 * @param variants class by variant and value; a value without rules is not in it
 */
export function part(
  type: ElementType,
  base: string,
  variants: Record<string, Record<string, string>>,
  defaults: Record<string, string>,
) {
  const names = Object.keys(variants)
  return function Part({ as = type, className, ...props }: PartProps) {
    let classes = base
    for (const name of names) {
      const chosen = props[name]
      const isNamed = typeof chosen === 'string' || typeof chosen === 'boolean'
      const rules = variants[name]?.[isNamed ? `${chosen}` : (defaults[name] ?? '')]
      delete props[name]
      if (rules) classes += ` ${rules}`
    }
    if (className) classes += ` ${className}`
    return createElement(as, { ...props, className: classes })
  }
}
