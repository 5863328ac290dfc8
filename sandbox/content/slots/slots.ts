import type { SeedSlot } from '../model.ts'
import { everyModuleSlots } from './slots-every-module.ts'
import { boundSlots } from './slots-limits.ts'
import { labSlots } from './slots-lab.ts'
import { moduleSlots } from './slots-modules.ts'
import { pageSlots } from './slots-page.ts'
import { shellSlots } from './slots-shell.ts'

/** Every slot of both sites. */
export const slots: SeedSlot[] = [
  ...pageSlots,
  ...shellSlots,
  ...labSlots,
  ...moduleSlots,
  ...boundSlots,
  ...everyModuleSlots,
]
