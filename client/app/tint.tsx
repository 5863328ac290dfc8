import { readable } from '#shared/media/colour.ts'

import { darkestGround } from '../ui/ground.ts'
import { useAppContext } from './app-context.ts'

interface TintProps {
  /** A class name unique to this element. */
  className: string
  background?: string | undefined
  colour?: string | undefined
  /** What it is on, if it has no background of its own (`#rrggbb`). */
  ground?: string
}

const HEX = /^#[0-9a-f]{6}$/

/**
 * The only component that writes a colour from content, as a style rule that the content security policy
 * allows. Text that would be unreadable on it becomes black or white.
 */
export function Tint({ className, background, colour, ground = darkestGround }: TintProps) {
  const { nonce } = useAppContext()
  const declarations = declarationsOf(hexOf(background), hexOf(colour), ground)
  if (declarations.length === 0) return null
  return <style nonce={nonce}>{`.${className}{${declarations.join(';')}}`}</style>
}

const hexOf = (colour: string | undefined) => (colour && HEX.test(colour) ? colour : null)

function declarationsOf(background: string | null, colour: string | null, ground: string) {
  if (background) {
    // Text in the colour of its background has no contrast, so this gives black or white.
    return [`background-color:${background}`, `color:${readable(colour ?? background, background)}`]
  }
  return colour ? [`color:${readable(colour, ground)}`] : []
}
