import { OPERATION_FIELD } from '#shared/deeds.ts'

import { useFrame } from '../../frame/frame-context.ts'

/** By which a form without script says which deed it is. */
export function OperationField() {
  const { operation } = useFrame()
  return <input type="hidden" name={OPERATION_FIELD} value={operation} />
}
