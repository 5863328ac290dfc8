import * as v from 'valibot'

import { DIALOGS } from '../dialogs.ts'

/** A visitor has closed a dialog that opened by itself. */
export const Dismissal = v.strictObject({ dialog: v.picklist(DIALOGS) })
export type Dismissal = v.InferOutput<typeof Dismissal>
