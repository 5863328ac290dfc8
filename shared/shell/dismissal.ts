import * as v from 'valibot'

import * as features from '#shop/features.ts'

import { DISMISSED_DIALOGS, type DismissedDialog } from './dialogs.ts'

const dialogs: readonly DismissedDialog[] = features.redirectDialog
  ? DISMISSED_DIALOGS
  : ['welcome']

/** A visitor has closed a dialog that opened by itself. */
export const Dismissal = v.strictObject({ dialog: v.picklist(dialogs) })
export type Dismissal = v.InferOutput<typeof Dismissal>
