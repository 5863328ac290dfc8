import type { Look } from '../drawing/label.ts'
import { type Candle, glassCandle } from './jar.ts'
import { at } from '../drawing/shape.ts'

interface HeldCandle extends Omit<Candle, 'wicks'> {
  /** Where its foot stands in the holder. */
  y: number
  scale?: number
  wicks?: number[]
}

/** The candle in a holder; it has a single wick unless others are given. */
export const heldCandle = (look: Look, { y, scale = 1, wicks = [0], ...candle }: HeldCandle) =>
  at(0, y, scale, glassCandle(look, { ...candle, wicks }))
