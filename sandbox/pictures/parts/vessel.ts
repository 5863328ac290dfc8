import type { Look } from '../label.ts'
import type { Box } from './shape.ts'

/** A drawable product, standing on (0, 0). */
export interface Vessel {
  width: number
  height: number
  /** The part shown by the close-up. */
  label: Box
  /** Height of the real product, for the view beside a ruler. */
  centimetres: number
  /** Fixed to the wall, so it casts no shadow on a table. */
  hangs?: boolean
  draw: (look: Look) => string
}
