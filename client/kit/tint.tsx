import { readable } from '#shared/media/color.ts'

import { darkestGround } from '../ui/ground.ts'
import { useAppContext } from './app-context.ts'

interface TintProps {
  /** A class name unique to this element. */
  className: string
  background?: string | undefined
  color?: string | undefined
  /** The color behind an element without a background (`#rrggbb`). */
  ground?: string
}

const HEX = /^#[0-9a-f]{6}$/

/**
 * The only component that writes a color from content, as a style rule that the content security policy
 * allows. Text that would be unreadable on it becomes black or white.
 */
export function Tint({ className, background, color, ground = darkestGround }: TintProps) {
  const { nonce } = useAppContext()
  const declarations = tintRules(hexOrNull(background), hexOrNull(color), ground)
  if (declarations.length === 0) return null
  return <style nonce={nonce}>{`.${className}{${declarations.join(';')}}`}</style>
}

const hexOrNull = (color: string | undefined) => (color && HEX.test(color) ? color : null)

function tintRules(background: string | null, color: string | null, ground: string) {
  if (background) {
    // Text in the color of its background has no contrast, so this gives black or white.
    return [`background-color:${background}`, `color:${readable(color ?? background, background)}`]
  }
  return color ? [`color:${readable(color, ground)}`] : []
}
