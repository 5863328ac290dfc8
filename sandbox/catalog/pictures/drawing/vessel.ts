import type { Localized } from '../../../platform/localized.ts'
import type { Look } from './label.ts'
import type { Box } from '../../../pictures/drawing/shape.ts'

/** A drawable product, standing on (0, 0). */
export interface Vessel {
  /** Of a design; other products are named by fragrance and form. */
  name?: Localized
  width: number
  height: number
  /** Half the width of what touches the ground, if that is not the whole width. */
  foot?: number
  /** The part shown by the close-up. */
  label: Box
  /** Height of the real product, for the view beside a ruler. */
  centimeters: number
  /** Fixed to the wall, so it casts no shadow on a table. */
  hangs?: boolean
  draw: (look: Look) => string
}
