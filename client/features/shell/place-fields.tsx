import type { PlaceField } from '#shared/site/placement.ts'

/** Hidden fields with site and locale for a GET form, if URLs carry them in the query. */
export function PlaceFields({ fields }: { fields: readonly PlaceField[] }) {
  return fields.map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
