import * as v from 'valibot'

import { DISMISSED_DIALOGS } from './dialogs.ts'

/** A visitor has closed a dialog that opened by itself. */
export const Dismissal = v.strictObject({ dialog: v.picklist(DISMISSED_DIALOGS) })
export type Dismissal = v.InferOutput<typeof Dismissal>
