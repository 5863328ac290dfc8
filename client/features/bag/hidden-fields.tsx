import { OPERATION_FIELD } from '#shared/deeds.ts'

import { useFrame } from '../../frame/frame-context.ts'

/** What a form posts beside what is typed: what it is about, and which operation it is. */
export function HiddenFields({ fields = {} }: { fields?: Record<string, string | number> }) {
  const { operation } = useFrame()
  return (
    <>
      <input type="hidden" name={OPERATION_FIELD} value={operation} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
