import { IDEMPOTENCY_KEY_FIELD } from '#shared/http/form-fields.ts'

import { useAppContext } from '../app-context.ts'

/** The hidden fields of a form: its fixed values and its idempotency key. */
export function HiddenFields({ fields = {} }: { fields?: Record<string, string | number> }) {
  const { idempotencyKey } = useAppContext()
  return (
    <>
      <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={idempotencyKey} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
